import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { secondsInDay, secondsInHour } from 'date-fns/constants';
import { sql } from 'drizzle-orm';
import type { WireMarket } from '@/lib/contract/event';
import { bestPrice } from '@/lib/contract/prices/price-history';
import { withComparison } from '@/lib/domain/odds/comparison/compare-event';
import { fractionOf, signedRandom } from '@/api/demo/seeded';
import { pricePoints } from '@/api/live/price-points';
import { openDatabase } from '@/api/store/database';
import { writePricePoints, type PricePoint } from '@/api/store/prices/price-points';
import { rawRows } from '@/api/store/raw-rows';
import { createStore } from '@/api/store/store';
import { toPriceHistory } from '@/api/views/price-history';

/*
 * `npm run bench:price-history`: the size and speed of the price history. Records a simulated week of
 * 100 matches at 20 polled bookmakers, and prints its rows, bytes and slowest queries, before and
 * after compaction. On Postgres with DATABASE_URL, which must be empty; else on an embedded database.
 */
const matches = 100;
const bookmakerCount = 20;
const polls = [
  { from: -2 * secondsInDay, to: 0, everySeconds: 300, volatility: 0.004 },
  { from: 0, to: 4 * secondsInHour, everySeconds: 30, volatility: 0.02 },
];
const weekStart = 1_795_392_000;
const weekSeconds = 7 * secondsInDay;

const startOf = (match: number) => weekStart + Math.round((match / matches) * weekSeconds);
const eventIdOf = (match: number) => `simulated-${match}`;
const bookmakers = Array.from({ length: bookmakerCount }, (_, index) => ({
  slug: `bookmaker-${index}`,
  title: `Bookmaker ${index}`,
  kind: 'fixed' as const,
}));

const folder = mkdtempSync(path.join(tmpdir(), 'price-history-'));
const databaseUrl = process.env.DATABASE_URL ?? null;
const database = await openDatabase({ databaseUrl, dataDir: folder });
const store = createStore(database);
try {
  const perMatch = await measured('record', record);
  print(`rows of a match: ${Math.round(perMatch.mean)} on average, ${perMatch.most} at most`);
  await size('recorded');
  await slowestQueries(perMatch.busiest);
  const weekEnd = weekStart + weekSeconds;
  await compact('after 48 hours', weekEnd + 3 * secondsInDay);
  await compact('after 90 days', weekEnd + 91 * secondsInDay);
} finally {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Stores the points of every match as the API records them, and returns how many rows they take. */
async function record() {
  let [most, sum, busiest] = [0, 0, 0];
  for (let match = 0; match < matches; match += 1) {
    const eventId = eventIdOf(match);
    const endedAt = startOf(match) + 4 * secondsInHour;
    await database.sql.execute(sql`
      insert into events (id, kind, status, start_time, name, state, withdrawn, version, updated_at)
      values (${eventId}, 'match', 4, ${startOf(match)}, 'Simulated', '{}', false, 1, ${endedAt})`);
    const points = pointsOf(match);
    for (let at = 0; at < points.length; at += 2000)
      await writePricePoints(
        database.sql,
        points.slice(at, at + 2000).map(point => ({ ...point, eventId })),
      );
    sum += points.length;
    if (points.length > most) [most, busiest] = [points.length, match];
  }
  return { most, busiest, mean: sum / matches };
}

function pointsOf(match: number): PricePoint[] {
  const points: PricePoint[] = [];
  let chance = 0.3 + 0.4 * fractionOf(`${match}`);
  let before: readonly WireMarket[] = [];
  for (const { from, to, everySeconds, volatility } of polls)
    for (let at = from; at < to; at += everySeconds) {
      chance = clamp(chance + volatility * signedRandom(`${match} ${at}`), 0.01, 0.99);
      const now = startOf(match) + at;
      const next = quoted(chance, { match, at, before, now });
      points.push(...pricePoints(before, next, now));
      before = next;
    }
  return points;
}

type Poll = { match: number; at: number; before: readonly WireMarket[]; now: number };

/** The match winner after a poll: a third of the bookmakers update their price. */
function quoted(chance: number, { match, at, before, now }: Poll): readonly WireMarket[] {
  const selections = [chance, 1 - chance].map((share, side) => ({
    id: side,
    name: `Side ${side}`,
    odds: null,
    prices: bookmakers.map(({ slug }, index) => {
      const margin = 0.03 + 0.05 * fractionOf(slug);
      const stays = fractionOf(`${match} ${at} ${slug}`) > 1 / 3;
      const earlier = before[0]?.selections[side]?.prices?.[index]?.odds;
      const odds = stays && earlier ? earlier : onLadder(1 / (share * (1 + margin)));
      return { bookmaker: slug, odds, updated_at: now, status: 'open' as const };
    }),
  }));
  const market = { id: 'winner', name: 'Match Winner', status: 'open' as const, selections };
  return withComparison({ bookmakers, markets: [market] }, now).markets;
}

/** Bookmakers quote long prices in coarse steps. */
function onLadder(odds: number): number {
  const step = odds < 2 ? 0.01 : odds < 4 ? 0.05 : odds < 10 ? 0.25 : 1;
  return Math.max(1.01, Math.round(Math.round(odds / step) * step * 100) / 100);
}

async function slowestQueries(match: number): Promise<void> {
  const eventId = eventIdOf(match);
  for (const bookmaker of [bestPrice, 'bookmaker-0'])
    await slowest(`price history of the busiest match, ${bookmaker}`, async () => {
      const rows = await store.priceRows({ eventId, marketId: 'winner', bookmakers: [bookmaker] });
      const selections = [0, 1].map(id => ({ id, name: '', odds: null }));
      toPriceHistory(rows, { market: { id: 'winner', selections }, bookmaker, maxPoints: 1000 });
    });
  const until = startOf(matches - 1) + 4 * secondsInHour;
  const eventIds = Array.from({ length: matches }, (_, index) => eventIdOf(index));
  for (const hours of [1, 24, weekSeconds / secondsInHour])
    for (const chosen of [[], bookmakers.slice(0, 5), bookmakers])
      await slowest(moversText(hours, chosen.length), () =>
        store.priceMoves(
          {
            eventIds,
            bookmakers: [bestPrice, ...chosen.map(({ slug }) => slug)],
            since: until - hours * secondsInHour,
            until,
          },
          'ends',
        ),
      );
}

const moversText = (hours: number, chosen: number): string =>
  `movers of ${matches} open matches, ${hours} h${chosen > 0 ? `, ${chosen} chosen bookmakers` : ''}`;

async function compact(when: string, now: number): Promise<void> {
  await measured(`compact ${when}`, () => store.compactPrices(now));
  await store.vacuum();
  await size(when);
}

async function size(when: string): Promise<void> {
  const [found] = await rawRows<{ points: number; series: number; bytes: number }>(
    database.sql,
    sql`select (select count(*)::int from price_points) as points,
      (select count(*)::int from price_series) as series,
      (pg_total_relation_size('price_points') + pg_total_relation_size('price_series'))::float8 as bytes`,
  );
  print(
    `${when}: ${found?.points} points of ${found?.series} prices, ${((found?.bytes ?? 0) / 1e6).toFixed(1)} MB with indexes`,
  );
}

/** Prints the slowest of 20 runs after one that fills caches. */
async function slowest(name: string, run: () => Promise<unknown>): Promise<void> {
  await run();
  let worst = 0;
  for (let time = 0; time < 20; time += 1) {
    const begun = performance.now();
    await run();
    worst = Math.max(worst, performance.now() - begun);
  }
  print(`${name}: slowest of 20 ${worst.toFixed(1)} ms`);
}

async function measured<T>(name: string, run: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await run();
  print(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return result;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
