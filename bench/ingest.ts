import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { getUnixTime } from 'date-fns/getUnixTime';
import { sql } from 'drizzle-orm';
import type { WireMarket } from '@/lib/contract/event';
import { createEventCache } from '@/api/live/event-cache';
import { createLocalBus } from '@/api/live/bus';
import { createHub } from '@/api/live/hub/hub';
import { createIngest } from '@/api/live/ingest';
import { createLocalPublisher } from '@/api/live/stream/local-publisher';
import type { EventChange } from '@/api/store/changes';
import { openDatabase } from '@/api/store/database';
import { rawRows } from '@/api/store/raw-rows';
import { createStore } from '@/api/store/store';

/*
 * `npm run bench:ingest [-- SECONDS [CHANGES_PER_SECOND]]`: the cost of storing prices. A feed
 * changes one price of one of 100 matches 1000 times a second; prints the time from the feed's put
 * to the stored and published change, the memory, and the rows and bytes written per change. On
 * Postgres with DATABASE_URL, which must be empty; else on an embedded database in a folder.
 */
const [seconds = 30, perSecond = 1000] = process.argv.slice(2).map(Number);
const matches = 100;
const marketCount = 26;
const intervalMs = 10;
const bookmakers = ['silly-point', 'deep-cover', 'leg-gully', 'fine-leg', 'long-on', 'mid-off'].map(
  slug => ({ slug, title: slug, kind: 'fixed' as const }),
);

const folder = mkdtempSync(path.join(tmpdir(), 'off-the-bat-ingest-'));
const databaseUrl = process.env.DATABASE_URL ?? null;
const database = await openDatabase({ databaseUrl, dataDir: folder });
const written = { transactions: 0, events: 0, markets: 0, prices: 0 };
const store = createStore(database);
const eventCache = createEventCache();
const bus = createLocalBus();
const now = Date.now;
bus.subscribe(createLocalPublisher(createHub({ now }).receive, { now }).publish);
const ingest = createIngest({
  store: { ...store, writeChanges: changes => (count(changes), store.writeChanges(changes)) },
  eventCache,
  bus,
  now,
});
const markets = Array.from({ length: matches }, () =>
  Array.from({ length: marketCount }, (_, index) => marketOf(index)),
);

try {
  await Promise.all(markets.map((_, match) => put(match)));
  Object.assign(written, { transactions: 0, events: 0, markets: 0, prices: 0 });
  const [before, rssBefore] = [await walBytes(), await settledMemory()];
  const begun = performance.now();
  const cpu = process.cpuUsage();
  const { waits, peakRss } = await run();
  const tookSeconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const walPerChange = (await walBytes()) - before;
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) =>
    `${(sorted[Math.floor(sorted.length * share)] ?? NaN).toFixed(0)} ms`;
  const each = (value: number) => (value / waits.length).toFixed(2);
  print(
    `${databaseUrl ? 'Postgres' : 'PGlite'}: ${waits.length} changes in ${tookSeconds.toFixed(1)} s, asked for ${perSecond} a second`,
  );
  print(`put to stored: p50 ${at(0.5)}, p99 ${at(0.99)}, most ${at(0.99999)}`);
  print(
    `CPU per change: ${((user + system) / 1000 / waits.length).toFixed(2)} ms; changes per transaction: ${(waits.length / written.transactions).toFixed(1)}`,
  );
  print(
    `rows per change: ${each(written.events)} events, ${each(written.markets)} markets, ${each(written.prices)} price points; ${(walPerChange / waits.length).toFixed(0)} bytes of WAL`,
  );
  print(
    `memory: ${mb(rssBefore)} before, ${mb(peakRss)} at most, ${mb(await settledMemory())} after`,
  );
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Puts at a steady rate; a wait begins when the change was due, also when the program is late. */
async function run(): Promise<{ waits: number[]; peakRss: number }> {
  const waits: number[] = [];
  const pending: Promise<void>[] = [];
  const total = seconds * perSecond;
  const begun = performance.now();
  let peakRss = 0;
  for (let change = 0; change < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - begun) / 1000) * perSecond));
    for (; change < due; change += 1) {
      const dueAt = begun + (change / perSecond) * 1000;
      const match = change % matches;
      move(match, Math.floor(change / matches));
      pending.push(put(match).then(() => void waits.push(performance.now() - dueAt)));
    }
    peakRss = Math.max(peakRss, process.memoryUsage.rss());
    await sleep(intervalMs);
  }
  await Promise.all(pending);
  return { waits, peakRss };
}

/** Moves a price: in every second change of a bookmaker in the first market, else of another market. */
function move(match: number, step: number): void {
  const place = step % 2 === 0 ? 0 : 1 + (step % (marketCount - 1));
  markets[match] = (markets[match] ?? []).map((market, index) =>
    index === place ? moved(market, step) : market,
  );
}

function moved(market: WireMarket, step: number): WireMarket {
  const odds = Number((1.5 + ((step * 7) % 400) / 100).toFixed(2));
  const [first, ...others] = market.selections;
  if (!first) return market;
  const prices = first.prices?.map((price, index) =>
    index === step % bookmakers.length ? { ...price, odds, updated_at: getUnixTime(now()) } : price,
  );
  return {
    ...market,
    selections: [prices ? { ...first, prices } : { ...first, odds }, ...others],
  };
}

function marketOf(place: number): WireMarket {
  const prices = bookmakers.map(({ slug }, index) => ({
    bookmaker: slug,
    odds: 1.8 + index / 100,
    updated_at: getUnixTime(now()),
    status: 'open' as const,
  }));
  return {
    id: `market-${place}`,
    name: place === 0 ? 'Match Winner' : `Innings runs ${place}`,
    status: 'open',
    group: place === 0 ? 'main' : 'innings',
    selections: ['home', 'away'].map(id => ({
      id,
      name: id,
      odds: place === 0 ? null : 1.9,
      ...(place === 0 && { prices }),
    })),
  };
}

function put(match: number): Promise<void> {
  return ingest.put({
    event: {
      id: `m${match}`,
      kind: 'match',
      name: 'Ferns - Herons',
      start_time: 1_795_680_000,
      status: 2,
      match_status: 'Play in Progress',
      score: '61/1:117',
      league: 'reed-cup',
      tournament: 'Reed Cup',
      bookmakers,
      markets: markets[match] ?? [],
    },
  });
}

function count(changes: EventChange[]): void {
  written.transactions += 1;
  written.events += changes.length;
  for (const { markets: changed, prices } of changes) {
    written.markets += changed.written.length;
    written.prices += prices.length;
  }
}

async function walBytes(): Promise<number> {
  const [row] = await rawRows<{ bytes: number }>(
    database.sql,
    sql`select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as bytes`,
  );
  return row?.bytes ?? NaN;
}

async function settledMemory(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await sleep(100);
  }
  return process.memoryUsage.rss();
}

function mb(bytes: number): string {
  return `${Math.round(bytes / 1e6)} MB`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
