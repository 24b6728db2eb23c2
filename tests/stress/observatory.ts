import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { startSite } from '@/tests/fixtures/servers/start-site';
import { finish, print } from './report';
import { hasOpenssl, makeCertificate } from '@/tests/fixtures/servers/make-certificate';
import { startApp } from '@/tests/fixtures/servers/start-app';
import { hasNginx, startDeployedNginx } from '@/tests/fixtures/servers/start-nginx';

/*
 * Mozilla's HTTP Observatory on the site's pages, over TLS with a self-signed certificate. Its
 * package is 130 MB, so it is installed into a separate folder for the run, without install
 * scripts.
 */
const scanner = '@mdn/mdn-http-observatory@1.4.8';
const leastScore = 100;
const paths = ['/', '/odds/matches/all/in-play', '/news', '/betting-sites', '/contact', '/404'];

if (!hasNginx() || !hasOpenssl()) {
  print('skipped: nginx or openssl is not installed');
  process.exit(0);
}
const folder = mkdtempSync(path.join(tmpdir(), 'off-the-bat-observatory-'));
const fetched = spawnSync(
  'npm',
  ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', scanner],
  { stdio: ['ignore', 'ignore', 'inherit'] },
);
if (fetched.status !== 0) {
  print(`skipped: ${scanner} could not be fetched`);
  process.exit(0);
}

const problems: string[] = [];
writePreloadList();
const tls = { port: await freePort(), ...makeCertificate(folder) };
const siteUrl = `https://localhost:${tls.port}`;
const copy = await startApp({});
const site = await startSite(copy.apiUrl, { TRUSTED_PROXIES: '1', SITE_URL: siteUrl });
const nginx = await startDeployedNginx({ siteUrl: site.url, apiUrl: copy.apiUrl }, tls);
try {
  for (const address of paths) printScan(address, scan(address));
} finally {
  await nginx.stop();
  await site.stop();
  await copy.stop();
}
finish(problems);

type Scan = {
  score: number;
  tests: { name: string; pass: boolean; modifier: number; result: string }[];
};

function printScan(address: string, { score, tests }: Scan): void {
  const marks = tests.filter(({ modifier }) => modifier !== 0);
  const listed = marks.map(({ name, modifier }) => `${name} ${modifier > 0 ? '+' : ''}${modifier}`);
  print(`${address}: ${score} (${listed.join(', ')})`);
  if (score < leastScore) problems.push(`${address} scores ${score}`);
  for (const { name, pass, result } of tests)
    if (!pass) problems.push(`${address}: ${name} reports ${result}`);
}

/** The scanner's modules, which accept a port and a path; its command does not. */
function scan(address: string): Scan {
  const program = `
    import { retrieve } from '${scannerFile('retriever/retriever.js')}';
    import { ALL_TESTS } from '${scannerFile('constants.js')}';
    import { getScoreModifier } from '${scannerFile('grader/grader.js')}';
    import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '${scannerFile('grader/charts.js')}';
    const [httpPort, httpsPort, path] = process.argv.slice(1);
    const answers = await retrieve('localhost', { httpPort, httpsPort, path });
    const tests = ALL_TESTS.map(test => test(answers)).map(({ constructor, pass, result }) => ({
      name: constructor.name, pass, result, modifier: getScoreModifier(result),
    }));
    const sum = some => some.reduce((all, { modifier }) => all + modifier, 100);
    const plain = sum(tests.filter(({ modifier }) => modifier < 0));
    const score = plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(tests) : plain;
    console.log(JSON.stringify({ score, tests }));`;
  const args = ['--input-type=module', '-e', program];
  const ports = [new URL(nginx.url).port, String(tls.port)];
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: tls.certificate };
  return JSON.parse(
    execFileSync(process.execPath, [...args, ...ports, address], { env, encoding: 'utf8' }),
  ) as Scan;
}

function scannerFile(name: string): string {
  return path.join(folder, 'node_modules/@mdn/mdn-http-observatory/src', name);
}

/** An empty copy of the HSTS preload list, which the scanner reads. */
function writePreloadList(): void {
  const conf = path.join(folder, 'node_modules/@mdn/mdn-http-observatory/conf');
  mkdirSync(conf, { recursive: true });
  writeFileSync(path.join(conf, 'hsts-preload.json'), '{}');
}
