import type { FastifyInstance } from 'fastify';
import { parseResponse } from '@/lib/contract/validation/parse';
import type { WireEvent } from '@/lib/contract/event';
import { PriceHistory } from '@/lib/contract/prices/price-history';
import { formatOdds, toOdds } from '@/lib/domain/odds/odds';
import { oddsFormats, type OddsFormat } from '@/lib/domain/odds/odds-format';
import type { Database } from '@/api/store/database';
import { comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { fedMatch } from '@/tests/api/fed-match';
import { buildTestApp, createTestContext, type TestContext } from '@/tests/api/test-context';
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

/** The feed sends these markets at `seconds` after the start; every bookmaker confirms its prices. */
async function feed(seconds: number, markets = [quotedWinner()]): Promise<void> {
  context.clock.ms = (start + seconds) * 1000;
  const at = start + seconds;
  const bookmakers = comparedBy.bookmakers.map(bookmaker => ({ ...bookmaker, confirmed_at: at }));
  const sources = { odds: { ...comparedBy.sources.odds, at } };
  await context.ingest.put({ event: fedMatch({ bookmakers, sources, markets }) });
}

const get = (query = '', id = 'm1') =>
  app.inject({ url: `/api/events/${id}/price-history/${query}` });

async function history(query = '') {
  const response = await get(query);
  expect(response.statusCode).toBe(200);
  const { data, dropped } = parseResponse(PriceHistory, response.json());
  expect(dropped).toEqual([]);
  return { ...data, points: data.points.map(([at, ...odds]) => [at - start, ...odds]) };
}

test('the history has the best price of every selection from each change on', async () => {
  await feed(0);
  await feed(10, [quotedWinner([1.8, 1.9, 1.88])]);
  await feed(20, [quotedWinner([1.7, 1.7, 1.7], [2.2, 2.2, 2.2])]);

  const { selections, points, ...of } = await history();
  expect(of).toEqual({ market: 'winner', bookmaker: 'best' });
  expect(points).toEqual([
    [0, 1.862, 2],
    [10, 1.9, 2],
    [20, 1.7, 2.2],
  ]);
  expect(selections).toEqual([
    { id: 'home', name: 'Ferns', opened: 1.862, high: 1.9, low: 1.7 },
    { id: 'away', name: 'Herons', opened: 2, high: 2.2, low: 2 },
  ]);
});

test('the history has one bookmaker, after its commission, and one selection', async () => {
  await feed(0);
  await feed(10, [quotedWinner([1.8, 1.9, 1.88])]);

  expect((await history('?bookmaker=deep-cover&selection=home')).points).toEqual([
    [0, 1.85],
    [10, 1.9],
  ]);
  expect((await history('?bookmaker=leg-gully')).points).toEqual([[0, 1.862, 1.931]]);
  expect((await history('?bookmaker=nobody')).points).toEqual([]);
});

type PriceCase = [of: string, at: number, odds: [number, number, number], formats: OddsFormat[]];

test.each<PriceCase>([
  ['an exchange, in every format', 2, [1.2, 1.2, 1.27], oddsFormats.map(({ value }) => value)],
  ['a bookmaker with four places', 1, [1.2, 1.2646, 1.2], ['decimal']],
])(
  'a price of %s is the same figure here as beside its selection',
  async (_of, at, odds, formats) => {
    await feed(0, [quotedWinner(odds)]);
    const event = (await app.inject('/api/events/m1/')).json<WireEvent>();
    const price = event.markets?.[0]?.selections[0]?.prices?.[at];
    const beside = toOdds(price?.net ?? price?.odds);
    const { points } = await history(`?bookmaker=${price?.bookmaker ?? ''}&selection=home`);
    const past = toOdds(points[0]?.[1]);

    if (!beside || !past) throw new Error('There is no price.');
    expect(formats.map(format => formatOdds(past, format))).toEqual(
      formats.map(format => formatOdds(beside, format)),
    );
  },
);

test('the history has a gap while the market is suspended, withdrawn, or not quoted', async () => {
  await feed(0);
  await feed(10, [{ ...quotedWinner(), status: 'suspended' }]);
  await feed(20);
  await feed(30, []);
  await feed(40);
  context.clock.ms += 6000;
  await context.ingest.withdraw('m1');
  await feed(50);

  expect((await history()).points).toEqual([
    [0, 1.862, 2],
    [10, null, null],
    [20, 1.862, 2],
    [30, null, null],
    [40, 1.862, 2],
    [46, null, null],
    [50, 1.862, 2],
  ]);
});

test('a price that its bookmaker no longer quotes ends', async () => {
  await feed(0);
  const [home, away] = quotedWinner().selections;
  const others = {
    ...home,
    prices: home?.prices?.filter(price => price.bookmaker !== 'deep-cover'),
  };
  await feed(10, [{ ...quotedWinner(), selections: [others, away] as never }]);

  expect((await history('?bookmaker=deep-cover&selection=home')).points).toEqual([
    [0, 1.85],
    [10, null],
  ]);
});

test('changes within two seconds are one point', async () => {
  await feed(0);
  await feed(1, [quotedWinner([1.8, 1.9, 1.88])]);

  expect((await history()).points).toEqual([[0, 1.9, 2]]);
});

test('a confirmation of unchanged prices adds nothing', async () => {
  await feed(0);
  await feed(30);

  expect((await history()).points).toHaveLength(1);
});

test('only the main ones of markets in groups are recorded', async () => {
  const other = { ...quotedWinner(), id: 'method', group: 'specials' as const };
  await feed(0, [other, { ...quotedWinner(), group: 'main' }]);

  expect((await history('?market=winner')).points).toHaveLength(1);
  expect((await history('?market=method')).points).toEqual([]);
});

test('the history has at most as many points as requested, with the first and the last', async () => {
  for (let step = 0; step < 30; step += 1)
    await feed(step * 10, [quotedWinner([1.8, 1.9 + step / 100, 1.88])]);

  const { points, selections } = await history('?points=5&selection=home');
  expect(points).toHaveLength(5);
  expect([points[0], points.at(-1)]).toEqual([
    [0, 1.9],
    [290, 2.19],
  ]);
  expect(selections[0]).toMatchObject({ opened: 1.9, high: 2.19 });
  expect((await history('?points=0')).points).toHaveLength(2);
});

test('the history survives a restart', async () => {
  await feed(0);
  await app.close();
  context = await createTestContext(database);
  app = await buildTestApp(context);
  await feed(10, [quotedWinner([1.8, 1.9, 1.88])]);

  expect((await history()).points).toEqual([
    [0, 1.862, 2],
    [10, 1.9, 2],
  ]);
  await app.close();
});

test.each([
  ['', 'm2', 404],
  ['?market=nothing', 'm1', 404],
  ['?selection=nothing', 'm1', 404],
  ['?points=many', 'm1', 400],
  [`?market=${'x'.repeat(101)}`, 'm1', 400],
])('the price history with %p responds to %s with %i', async (query, id, status) => {
  await feed(0);

  expect((await get(query, id)).statusCode).toBe(status);
});
