import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../e2e/own-site';
import { finish, percentile, say } from './outcome';
import { startOwnCopy } from './own-copy';

/*
 * 100,000 addresses that nobody has asked for and most of which lead nowhere, while visitors read
 * the pages that everybody reads. `flood=5000` asks for fewer.
 */
const count = Number(process.argv[2] ?? 100_000);
const readers = 2;
const pauseMs = 20;
const readMs = 20_000;
const settleMs = 75_000;
const maxGrowthMb = 64;
const maxSlower = 1.5;
/** Pages by bytes, addresses that lead nowhere by number (server/pages/page-cache.ts). */
const maxEntries = 10_000;
const agent = new Agent({ keepAlive: true });
const pages = ['/', '/odds/matches/all/in-play', '/odds/matches/all/future', '/news', '/pages'];

const metricsPort = await freePort();
const copy = await startOwnCopy({ LOG_LEVEL: 'fatal', METRICS_PORT: String(metricsPort) });
const problems: string[] = [];
try {
  await read(readMs / 4);
  const before = await read(readMs);
  // Addresses as many as a cache takes, so that what follows is growth and no warming up.
  await flood(Math.min(30_000, Math.round(count / 3)));
  await settle();
  const memoryBefore = siteMemory();

  let isFlooding = true;
  const flooded = flood(count).finally(() => (isFlooding = false));
  const during: number[] = [];
  while (isFlooding) during.push(...(await read(2000)));
  await flooded;
  await settle();
  report(before, during, siteMemory() - memoryBefore, await entries());
} finally {
  await copy.stop();
}
finish(problems);

function report(before: number[], during: number[], grownMb: number, held: number): void {
  const p99 = { before: percentile(before, 0.99), during: percentile(during, 0.99) };
  const slower = p99.during / p99.before;
  say(
    `${count} addresses: ${grownMb} MB more, ${held} entries held, readers' p99 ${p99.before.toFixed(1)} → ${p99.during.toFixed(1)} ms (${slower.toFixed(2)} ×)`,
  );
  if (grownMb > maxGrowthMb) problems.push(`memory grew by ${grownMb} MB`);
  if (held > maxEntries) problems.push(`${held} entries are held`);
  if (slower > maxSlower) problems.push(`readers waited ${slower.toFixed(2)} times as long`);
}

async function flood(addresses: number): Promise<void> {
  const program = ['--import', 'tsx', 'tests/deep/flood-addresses.ts'];
  const flooder = spawn(process.execPath, [...program, copy.url, String(addresses)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  flooder.stdout.on('data', chunk => problems.push(...String(chunk).trim().split('\n')));
  const [code] = (await once(flooder, 'close')) as [number | null];
  if (code !== 0) problems.push(`the flood ended early (${code})`);
}

/**
 * As visitors do: a page, a pause, the next page. How long each took in ms, until its last byte: what
 * unpacking it costs is the reader's own affair.
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
  await Promise.all(Array.from({ length: readers }, (_, at) => reader(at)));
  return ms;
}

async function receive(url: string): Promise<void> {
  const request = get(url, { agent, headers: { 'Accept-Encoding': 'gzip' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) problems.push(`${url} answers ${response.statusCode}`);
  await once(response.resume(), 'end');
}

/** Node gives back what it no longer holds after most of a minute of quiet. */
function settle(): Promise<void> {
  return sleep(settleMs);
}

function siteMemory(): number {
  const [, mb = NaN] = Object.entries(copy.memory()).find(([name]) => name.includes('main')) ?? [];
  return mb;
}

async function entries(): Promise<number> {
  const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
  return Number(/^site_page_cache_entries (\d+)/m.exec(text)?.[1]);
}
