/*
 * `npm run bench [-- P1 P5 …]`: measures P1 to P8 of what the site promises to reach, each against a
 * reference in the same run. Prints a table and writes bench/results/bench.json and bench.md.
 */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { setUpBrowser } from '../scripts/browser.mjs';
import { buildIfNeeded } from '../scripts/prepare.mjs';
import { runPackage } from '../scripts/run-command.mjs';
import { startHost } from './host.mjs';
import { cachedPage } from './measures/cached-page.mjs';
import { coldUrl } from './measures/cold-url.mjs';
import { firstRender } from './measures/first-render.mjs';
import { interaction } from './measures/interaction.mjs';
import { lighthouse } from './measures/lighthouse.mjs';
import { weights } from './measures/weights.mjs';
import { hasNginx } from './nginx.mjs';
import { report } from './report.mjs';
import { childMemory, startAndWait, stop } from './running.mjs';

const ports = { demo: 3201, demoApi: 4201, bare: 3202, site: 3203 };
const urlOf = port => `http://localhost:${port}`;
const quiet = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', LOG_LEVEL: 'fatal' };
const wanted = process.argv.slice(2);
const wants = (...names) => wanted.length === 0 || names.some(name => wanted.includes(name));
const started = [];
const results = {};
const notes = [];

await buildIfNeeded();
const host = await startHost();
const browser = await chromium.launch({
  executablePath: await setUpBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  const { bare, site } = await startServers();
  const common = { site, sitePort: ports.site, host, browser };

  if (wants('P1', 'P2')) {
    if (!hasNginx()) notes.push('P1 and P2 need nginx, which is not installed.');
    await measure('cachedPage', () => cachedPage({ ...common, hostPort: new URL(host.url).port }));
  }
  if (wants('P3'))
    await measure('firstRender', async () => {
      const nodes = await nodesOf(`${urlOf(ports.site)}/odds/matches/all/in-play`);
      return firstRender({ ...common, bare, barePort: ports.bare, nodes });
    });
  if (wants('P4')) await measure('coldUrl', () => coldUrl(common));
  if (wants('P8')) await measure('interaction', () => interaction(common));
  if (wants('P5', 'P6', 'P7')) await startDemo();
  if (wants('P5', 'P6'))
    await measure('weights', () =>
      weights({ browser, demo: urlOf(ports.demo), bare: urlOf(ports.bare) }),
    );
  if (wants('P7'))
    await measure('lighthouse', () =>
      lighthouse({
        demo: urlOf(ports.demo),
        demoApi: urlOf(ports.demoApi),
        bare: urlOf(ports.bare),
      }),
    );
  report(results, notes);
} finally {
  await browser.close();
  await host.stop();
  await Promise.all(started.map(stop));
}

/** What fails is said beside the figures of the others. */
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
  // As it is shipped, with the limits it is given.
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
  results.memoryMb = childMemory(demo);
}

async function start(args, env, url) {
  const child = await startAndWait(args, env, url);
  started.push(child);
  return child;
}

async function nodesOf(url) {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await page.close();
  return nodes;
}

function ownFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'off-the-bat-bench-'));
  mkdirSync(folder, { recursive: true });
  return folder;
}
