/*
 * `npm run bench [-- P1 P5 lighthouse …]`: measures the performance targets P1 to P15 and wire, each against a
 * reference in the same run. Prints a table and writes bench/results/bench.json and bench.md.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { setUpBrowser } from '../scripts/setup/browser.mjs';
import { buildIfNeeded } from '../scripts/setup/ensure-installed.mjs';
import { runPackage } from '../scripts/processes/run-command.mjs';
import { startMockApi } from '../tests/fixtures/servers/mock-api.ts';
import { promisedDocuments } from '../tests/fixtures/promised-routes.ts';
import { childMemory } from '../tests/fixtures/servers/process-stats.ts';
import { hasNginx } from '../tests/fixtures/servers/start-nginx.ts';
import { startProgram } from '../tests/fixtures/servers/start-program.ts';
import { benchAnswers, benchEvents, busyMatch } from './bench-matches.mjs';
import { broadcast, growth, memory } from './measures/broadcast.ts';
import { cachedPage } from './measures/cached-page.mjs';
import { comparisonAtSize } from './measures/comparison-at-size.mjs';
import { contentGrowth } from './measures/content-growth.mjs';
import { coldUrl } from './measures/cold-url.mjs';
import { firstLoad } from './measures/first-load.mjs';
import { firstRender } from './measures/first-render.mjs';
import { frameBytes } from './measures/frame-bytes.ts';
import { historyGrowth } from './measures/history-growth.mjs';
import { interaction } from './measures/interaction.mjs';
import { lighthouse } from './measures/lighthouse.mjs';
import { paint } from './measures/paint.ts';
import { updates } from './measures/updates.mjs';
import { weights } from './measures/weights.mjs';
import { report } from './report.mjs';

const ports = { demo: 3201, demoApi: 4201, bare: 3202, site: 3203 };
const urlOf = port => `http://localhost:${port}`;
const quiet = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', LOG_LEVEL: 'fatal' };
const { positionals: wanted } = parseArgs({ allowPositionals: true });
const wants = (...names) => wanted.length === 0 || names.some(name => wanted.includes(name));
const started = [];
const results = {};
const notes = [];

await buildIfNeeded();
const host = await startMockApi(0, benchEvents);
host.answer({ ...benchAnswers, [`/api/events/${busyMatch.id}`]: busyMatch });
const browser = await chromium.launch({
  executablePath: await setUpBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const { bare, site } = await startServers();
  const common = { site, sitePort: ports.site, host, browser };

  if (wants('P1', 'P2')) {
    if (!hasNginx()) notes.push('P1 and P2 need nginx, which is not installed.');
    await measure('cachedPage', () => cachedPage(common));
  }
  if (wants('P3'))
    await measure('firstRender', async () => {
      const nodes = await nodesOf(`${urlOf(ports.site)}/odds/matches/all/in-play`);
      return firstRender({ ...common, bare, barePort: ports.bare, nodes });
    });
  if (wants('P4')) await measure('coldUrl', () => coldUrl(common));
  if (wants('P8')) await measure('interaction', () => interaction(common));
  if (wants('P9')) {
    await measure('paint', () => paint(common));
    await measure('updates', () => updates(common));
  }
  if (wants('wire')) await measure('frameBytes', frameBytes);
  if (wants('P10')) await measure('broadcast', broadcast);
  if (wants('P11')) await measure('memory', () => memory(5000));
  if (wants('P12')) await measure('growth', growth);
  if (wants('P13')) await measure('contentGrowth', contentGrowth);
  if (wants('P14')) await measure('historyGrowth', historyGrowth);
  if (wants('P15')) await measure('comparisonAtSize', () => comparisonAtSize(common));
  if (wants('P5', 'P6', 'P7', 'lighthouse')) await startDemo();
  if (wants('P5', 'P6'))
    await measure('weights', () =>
      weights({ browser, demo: urlOf(ports.demo), bare: urlOf(ports.bare) }),
    );
  if (wants('P7', 'lighthouse')) {
    const given = { browser, bare: urlOf(ports.bare), pages: await fourPages() };
    if (wants('P7')) await measure('firstLoad', () => firstLoad(given));
    if (wants('lighthouse')) await measure('lighthouse', () => lighthouse(given));
  }
  report(results, notes);
} finally {
  await browser.close();
  await host.stop();
  await Promise.all(started.map(program => program.stop('SIGTERM')));
}

/** A failed measurement is reported as a note beside the results of the others. */
async function measure(name, work) {
  try {
    results[name] = await work();
  } catch (error) {
    notes.push(`${name} could not be measured: ${String(error).split('\n', 1)[0]}`);
  }
}

async function startServers() {
  const build = ['build', 'bench/bare-page'];
  if ((await runPackage('next/dist/bin/next', build, { quiet: true, env: quiet })) !== 0)
    throw new Error('The bare page could not be built.');
  const next = ['node_modules/next/dist/bin/next', 'start', 'bench/bare-page', '-p'];
  const bare = await start([...next, String(ports.bare)], quiet, urlOf(ports.bare));
  // Started as in production, with the same memory limits.
  const site = await start(
    ['scripts/start.mjs', 'web'],
    { ...quiet, PORT: String(ports.site), API_URL: host.url, DATA_DIR: ownFolder() },
    `${urlOf(ports.site)}/readyz`,
  );
  return { bare, site };
}

async function startDemo() {
  const settings = { PORT: String(ports.demo), API_PORT: String(ports.demoApi) };
  const demo = await start(
    ['scripts/start.mjs'],
    { ...settings, DATA_DIR: ownFolder() },
    `${urlOf(ports.demo)}/readyz`,
  );
  results.memoryMb = childMemory(demo.pid);
}

/** The pages that most visitors see first, of the demo. */
async function fourPages() {
  const documents = await promisedDocuments(urlOf(ports.demoApi));
  const find = pattern => urlOf(ports.demo) + documents.find(path => pattern.test(path));
  return {
    home: `${urlOf(ports.demo)}/`,
    'match list': find(/^\/odds\/matches\/all\/in-play$/),
    match: find(/^\/matches\//),
    'news story': find(/^\/news\/./),
  };
}

async function start(args, env, url) {
  const program = startProgram(args, env);
  started.push(program);
  await program.waitForUrl(url);
  return program;
}

async function nodesOf(url) {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.close();
  return nodes;
}

function ownFolder() {
  return mkdtempSync(path.join(tmpdir(), 'off-the-bat-bench-'));
}
