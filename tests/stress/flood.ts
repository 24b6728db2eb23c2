import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { finish, percentile, print } from './report';
import { startApp } from '@/tests/fixtures/servers/start-app';

/*
 * 100,000 URLs that were never requested and most of which are not found, while visitors read
 * popular pages: first all from one visitor, whom the site limits; then from as many visitors as
 * URLs, whom it cannot limit. `flood=5000=2000` requests fewer, of each.
 */
const [fromOne = 100_000, fromMany = 100_000] = process.argv.slice(2).map(Number);
const readers = 2;
const pauseMs = 20;
const readMs = 30_000;
const settleMs = 75_000;
const maxGrowthMb = 64;
const maxSlower = 1.5;
/** Pages are limited by bytes, paths that are not found by number (lib/cache/cache.ts). */
const maxEntries = 10_000;
const agent = new Agent({ keepAlive: true });
const pages = ['/', '/odds/matches/all/in-play', '/odds/matches/all/future', '/news', '/pages'];

type Visitors = 'one' | 'many';
type Statuses = Record<string, number>;

const metricsPort = await freePort();
const copy = await startApp({
  LOG_LEVEL: 'fatal',
  METRICS_PORT: String(metricsPort),
  TRUSTED_PROXIES: '1',
  NOT_FOUND_LIMIT: '120',
});
const problems: string[] = [];
try {
  await read(readMs / 4);
  const one = await readDuring('one', fromOne);
  if (one.slower > maxSlower)
    problems.push(`readers waited ${one.slower.toFixed(2)} times as long for one visitor's flood`);
  if ((one.statuses['429'] ?? 0) < 0.5 * fromOne) problems.push('one visitor was not sent away');

  // Fills the cache first, so that what follows is growth and not warming up.
  await flood('many', Math.min(30_000, Math.round(fromMany / 3)));
  await settle();
  const memoryBefore = siteMemory();
  await readDuring('many', fromMany);
  await settle();
  const grownMb = siteMemory() - memoryBefore;
  const entryCount = await entries();
  print(`${grownMb} MB more, ${entryCount} entries`);
  if (grownMb > maxGrowthMb) problems.push(`memory grew by ${grownMb} MB`);
  if (entryCount > maxEntries) problems.push(`${entryCount} entries in the cache of pages`);
} finally {
  await copy.stop();
}
finish(problems);

/** The ratio of the readers' p99 during the flood to that before and after. */
async function readDuring(
  visitors: Visitors,
  addresses: number,
): Promise<{ slower: number; statuses: Statuses }> {
  const quiet = await read(readMs);
  let isFlooding = true;
  const flooded = flood(visitors, addresses).finally(() => (isFlooding = false));
  const during: number[] = [];
  while (isFlooding) during.push(...(await read(2000)));
  const statuses = await flooded;
  quiet.push(...(await read(readMs)));
  const p99 = { quiet: percentile(quiet, 0.99), during: percentile(during, 0.99) };
  const slower = p99.during / p99.quiet;
  print(
    `${addresses} addresses of ${visitors}: ${JSON.stringify(statuses)}, readers' p99 ${p99.quiet.toFixed(1)} → ${p99.during.toFixed(1)} ms (${slower.toFixed(2)} ×)`,
  );
  return { slower, statuses };
}

async function flood(visitors: Visitors, addresses: number): Promise<Statuses> {
  const program = ['--import', 'tsx', 'tests/stress/flood-addresses.ts'];
  const flooder = spawn(process.execPath, [...program, copy.url, String(addresses), visitors], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  flooder.stdout.on('data', chunk => (output += String(chunk)));
  const [code] = (await once(flooder, 'close')) as [number | null];
  if (code !== 0) problems.push(`the flood ended early (${code})`);
  const lines = output.trim().split('\n');
  const statuses = lines.pop() ?? '{}';
  problems.push(...lines);
  return JSON.parse(statuses) as Statuses;
}

/**
 * Reads as visitors do: a page, a pause, the next page. Returns the ms until the last byte of each
 * response; decompression is not included.
 */
async function read(forMs: number): Promise<number[]> {
  const end = Date.now() + forMs;
  const ms: number[] = [];
  const reader = async (at: number) => {
    for (let next = at; Date.now() < end; next += 1) {
      const askedAt = performance.now();
      await receive(copy.url + (pages[next % pages.length] ?? '/'));
      ms.push(performance.now() - askedAt);
      await sleep(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: readers }, (_, index) => reader(index)));
  return ms;
}

async function receive(url: string): Promise<void> {
  const headers = { 'Accept-Encoding': 'gzip', 'X-Forwarded-For': '198.51.100.1' };
  const request = get(url, { agent, headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) problems.push(`${url} answers ${response.statusCode}`);
  await once(response.resume(), 'end');
}

/** Node returns free memory to the system only after about a minute of idling. */
function settle(): Promise<void> {
  return sleep(settleMs);
}

function siteMemory(): number {
  const [, mb = NaN] = Object.entries(copy.memory()).find(([name]) => name.includes('main')) ?? [];
  return mb;
}

async function entries(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^site_page_cache_entries (\d+)/m.exec(text)?.[1]);
}
