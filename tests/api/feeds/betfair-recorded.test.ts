import { once } from 'node:events';
import { WebSocket } from 'ws';
import { createBetfairFeed } from '@/api/feeds/betfair/betfair-feed';
import type { Database } from '@/api/store/database';
import { sideId } from '@/lib/domain/match/side/side-id';
import { toPriceHistory } from '@/api/views/price-history';
import type { PartialEvent } from '@/lib/contract/event';
import { readFrame, type LiveFrame } from '@/lib/contract/live/read-frame';
import { recordedFolder } from '@/tests/fixtures/feeds/recorded-folder';
import { testRecorded } from '@/tests/fixtures/feeds/recorded-reply';
import { heartbeatLine } from '@/tests/fixtures/feeds/betfair-messages';
import {
  recordedCatalogue,
  recordedLines,
  recordedOdds,
} from '@/tests/fixtures/feeds/recorded-match';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { emptyTables, openAnyDatabase } from '@/tests/api/store/databases';
import { buildTestApp, createTestContext } from '@/tests/api/test-context';

/*
 * A recorded match through the API: streams, matcher, merger, ingest, store and socket. A clock of the
 * test drives it at 40 times its speed and more: what the recording has in 40 seconds arrives at once,
 * as it does in a second at that speed.
 */
jest.setTimeout(300_000);

const stepMs = 40_000;
/** Half an hour before the first ball, when the stream of scores begins. */
const from = Date.UTC(2022, 6, 11, 10, 33);
const until = Date.UTC(2022, 6, 11, 14, 48);
const times = Array.from(
  { length: (until - from) / stepMs + 1 },
  (_, index) => from + index * stepMs,
);

let database: Database;
beforeAll(async () => {
  database = await openAnyDatabase();
  await emptyTables(database);
});
afterAll(() => database.close());

async function replay() {
  const context = await createTestContext(database);
  const app = await buildTestApp(context);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const warnings: object[] = [];
  const feed = createBetfairFeed({
    catalogue: [recordedCatalogue],
    merger: context.sources.merger,
    log: { warn: details => void warnings.push(details) },
  });
  const frames: LiveFrame[] = [];
  let socket: WebSocket | null = null;

  async function follow(eventId: string): Promise<WebSocket> {
    const opened = new WebSocket(`${address.replace('http', 'ws')}/ws/event/`);
    await once(opened, 'open');
    opened.on('message', (data: Buffer) => frames.push(readFrame(data.toString())));
    opened.send(JSON.stringify({ type: 'switchGroup', message: `event_${eventId}` }));
    // The response to the second frame shows that the first was handled.
    opened.send('?');
    await waitUntil(() => frames.splice(0).length > 0);
    return opened;
  }

  const streams = [
    {
      op: 'mcm',
      read: feed.readMarkets,
      lines: recordedLines(recordedFolder('betfair'), 'market'),
    },
    { op: 'ccm', read: feed.readScores, lines: recordedLines(recordedFolder('betfair'), 'score') },
  ] as const;
  const positions = [0, 0];
  for (const time of times) {
    context.clock.ms = time;
    streams.forEach(({ op, read, lines }, which) => {
      let at = positions[which] ?? 0;
      for (let line = lines[at]; line && line.pt <= time; line = lines[(at += 1)]) read(line.line);
      // The exchange sends heartbeats, which the recording leaves out.
      read(heartbeatLine(op, time));
      positions[which] = at;
    });
    await feed.flush();
    await context.sources.merger.sweep();
    context.flush();
    const [event] = context.eventCache.all();
    if (!socket && event) socket = await follow(event.id);
  }
  const [event] = context.eventCache.all();
  if (!event || !socket) throw new Error('The match is not there.');
  const last = event.version;
  await waitUntil(() => updatesOf(frames).some(({ version }) => version === last));
  socket.close();
  await app.close();
  return { context, event, frames, warnings, lines: streams[0].lines };
}

const updatesOf = (frames: readonly LiveFrame[]): PartialEvent[] =>
  frames.flatMap(({ message }) => (message.type === 'event_updated' ? message.events : []));

/** After the exchange's commission of 5 %, rounded down to thousandths. */
const net = (odds: number | null | undefined): number | null =>
  odds == null ? null : Math.floor(1000 + (Math.round(odds * 100) - 100) * 9.5) / 1000;

testRecorded('a recorded match is one event, as it was', async () => {
  const { context, event, frames, warnings, lines } = await replay();
  const expected = recordedOdds(lines, times);

  expect(warnings).toEqual([]);
  expect(context.eventCache.all()).toHaveLength(1);
  const { merger } = context.sources;
  expect([...merger.links('betfair'), ...merger.links('betfair-scores')]).toMatchObject([
    { source: 'betfair', externalId: '31573045', eventId: event.id, reason: null },
    { source: 'betfair-scores', externalId: '31573045', eventId: event.id, reason: null },
  ]);
  expect(event.fields).toMatchObject({
    name: 'Netherlands - Papua New Guinea',
    start_time: Date.UTC(2022, 6, 11, 11, 30) / 1000,
    status: 4,
    score: '163/7 (20):111 (19.4)',
    // Netherlands won by 52 runs; the streams state who won and not by how much.
    result: { kind: 'won', winner: 0 },
    match_status: null,
    sources: { odds: { name: 'Betfair Exchange' }, score: { name: 'Betfair' } },
  });

  // The socket had every change in order, the score of one stream and the prices of the other.
  const updates = updatesOf(frames);
  const seqs = frames.flatMap(({ stamps }) => stamps.seq ?? []);
  expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index));
  expect(new Set(updates.map(({ id }) => id))).toEqual(new Set([event.id]));
  expect(new Set(updates.flatMap(({ score }) => score ?? [])).size).toBeGreaterThan(120);

  // Whenever it had prices, they were those of that time, suspended while the market was.
  const byTime = new Map(expected.map(moment => [moment.time / 1000, moment]));
  const priced = updates.flatMap(({ markets, updated_at: at }) =>
    (markets ?? []).map(({ status, selections }) => ({
      at,
      status,
      odds: selections.map(({ odds, best }) => (best?.length ? Number(odds) : null)),
    })),
  );
  const recordedAt = priced.map(({ at }) => {
    const { status = '', odds = [] } = byTime.get(at ?? 0) ?? {};
    return {
      at,
      status: status === 'OPEN' ? 'open' : 'suspended',
      odds: odds.includes(null) ? [null, null] : odds.map(net),
    };
  });
  expect(priced.map(rounded)).toEqual(recordedAt);
  expect(priced.length).toBeGreaterThan(250);
  expect(priced.filter(({ status }) => status === 'suspended').length).toBeGreaterThan(1);

  // The history has the odds of every step, after the exchange's commission.
  const rows = await context.store.priceRows({
    eventId: event.id,
    marketId: 'winner',
    bookmakers: ['betfair-exchange'],
  });
  const names = ['Netherlands', 'Papua New Guinea'];
  const selections = names.map(name => ({ id: sideId(name), name }));
  const history = toPriceHistory(rows, {
    market: { id: 'winner', selections },
    bookmaker: 'betfair-exchange',
    maxPoints: Infinity,
  });
  const changes = expected
    .map(({ time, odds }) => [time / 1000, ...odds.map(net)])
    .filter((point, index, all) => String(point.slice(1)) !== String(all[index - 1]?.slice(1)));
  expect(history.points).toEqual(changes);
});

const rounded = <T extends { odds: (number | null)[] }>(priced: T): T => ({
  ...priced,
  odds: priced.odds.map(odds => odds && Math.round(odds * 1000) / 1000),
});
