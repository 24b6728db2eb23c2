import type { FastifyInstance } from 'fastify';
import { parseResponse } from '@/lib/contract/validation/parse';
import { ClosedMarkets } from '@/lib/contract/prices/closed-markets';
import { eventStatus } from '@/lib/contract/event-status';
import type { WireMarket } from '@/lib/contract/event';
import { purgeClosedMarkets } from '@/api/store/closed-markets';
import type { Database } from '@/api/store/database';
import { fedMarkets, fedMatch } from '@/tests/api/fed-match';
import type { TestContext } from '@/tests/api/test-context';
import { testAppForEach } from '@/tests/api/test-context-for-each';

const start = 1_795_681_200;
let context: TestContext;
let app: FastifyInstance;
let database: Database;

testAppForEach((nextContext, nextApp, nextDatabase) => {
  context = nextContext;
  app = nextApp;
  database = nextDatabase;
});

async function feed(seconds: number, markets: WireMarket[], changes = {}): Promise<void> {
  context.clock.ms = (start + seconds) * 1000;
  await context.ingest.put({ event: fedMatch({ markets, ...changes }) });
}

async function closed(query = '', id = 'm1') {
  const response = await app.inject({ url: `/api/events/${id}/closed-markets/${query}` });
  expect(response.statusCode).toBe(200);
  const { data, dropped } = parseResponse(ClosedMarkets, response.json());
  expect(dropped).toEqual([]);
  return data.results.map(({ id: market, name, closed_at: at }) => [market, name, at - start]);
}

const [first, second, third] = fedMarkets(3);
if (!first || !second || !third) throw new Error('three markets');

test('an event’s closed markets have their names and the time of their last prices', async () => {
  await feed(0, [first, second, third]);
  await feed(30, [first, third]);
  await feed(60, [first]);

  expect(await closed()).toEqual([
    ['market-2', 'Market 2', 30],
    ['market-1', 'Market 1', 0],
  ]);
  expect(await closed('?market=market-1')).toEqual([['market-1', 'Market 1', 0]]);
});

test('a market that the event never had, or that is open, is not among them', async () => {
  await feed(0, [first, second]);

  expect(await closed('?market=no-such-market')).toEqual([]);
  expect(await closed('?market=market-1')).toEqual([]);
});

test('closed markets survive a restart, and a market that closes again has its last time', async () => {
  await feed(0, [first, second]);
  await feed(30, [first]);
  await feed(60, [first, second]);
  await feed(90, [first]);

  expect(await context.store.closedMarketsOf('m1', null)).toEqual([
    { id: 'market-1', name: 'Market 1', closedAt: start + 60 },
  ]);
});

test('an unknown event responds 404', async () => {
  const response = await app.inject({ url: '/api/events/no-such-event/closed-markets/' });

  expect(response.statusCode).toBe(404);
});

test('the closed markets of an ended event are deleted, and of a current one all but the latest', async () => {
  await feed(0, [first, second, third], { id: 'm2' });
  await feed(10, [first], { id: 'm2', status: eventStatus.past });
  await feed(20, [first, second, third]);
  await feed(30, [first, second]);
  await feed(40, [first]);

  await purgeClosedMarkets(database.sql, 1);

  expect(await closed()).toEqual([['market-1', 'Market 1', 30]]);
  expect(await closed('', 'm2')).toEqual([]);
});
