import type { FastifyInstance } from 'fastify';
import { Movers } from '@/lib/contract/prices/movers';
import { PriceHistory } from '@/lib/contract/prices/price-history';
import { parseResponse } from '@/lib/contract/validation/parse';
import { comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { fedMatch } from '@/tests/api/fed-match';
import type { TestContext } from '@/tests/api/test-context';
import { testAppForEach } from '@/tests/api/test-context-for-each';

const start = 1_795_681_200;
const minute = 60;
let context: TestContext;
let app: FastifyInstance;

testAppForEach((nextContext, nextApp) => {
  context = nextContext;
  app = nextApp;
});

type Three = [silly: number, deep: number, leg: number];

/** The prices of Silly Point, Deep Cover and Leg Gully (an exchange with 2 % of a win), `seconds` after the start. */
async function feed(seconds: number, home: Three, away: Three = [2, 2, 2]) {
  const at = start + seconds;
  context.clock.ms = at * 1000;
  const bookmakers = comparedBy.bookmakers.map(bookmaker => ({ ...bookmaker, confirmed_at: at }));
  const sources = { odds: { ...comparedBy.sources.odds, at } };
  await context.ingest.put({
    event: fedMatch({ bookmakers, sources, markets: [quotedWinner(home, away)] }),
  });
}

async function history(query: string) {
  const response = await app.inject(`/api/events/m1/price-history/?selection=home&${query}`);
  expect(response.statusCode).toBe(200);
  const { data, dropped } = parseResponse(PriceHistory, response.json());
  expect(dropped).toEqual([]);
  return { ...data, points: data.points.map(([at, odds]) => [at - start, odds]) };
}

async function movers(bookmakers: string) {
  const response = await app.inject(`/api/movers/?bookmakers=${bookmakers}`);
  expect(response.statusCode).toBe(200);
  const { data, dropped } = parseResponse(Movers, response.json());
  expect(dropped).toEqual([]);
  return data;
}

test('the history of chosen bookmakers has the best price of them at each time', async () => {
  await feed(0, [1.8, 1.75, 1.9]);
  await feed(10, [1.7, 1.75, 1.9]);
  await feed(20, [1.7, 1.85, 1.9]);

  const { points, selections, ...of } = await history('bookmakers=silly-point,deep-cover');
  expect(points).toEqual([
    [0, 1.8],
    [10, 1.75],
    [20, 1.85],
  ]);
  expect(selections).toEqual([{ id: 'home', name: 'Ferns', opened: 1.8, high: 1.85, low: 1.75 }]);
  expect(of).toEqual({
    market: 'winner',
    bookmaker: 'best',
    bookmakers: ['deep-cover', 'silly-point'],
  });
});

test('an exchange among them counts after its commission', async () => {
  await feed(0, [1.8, 1.75, 1.83]);

  expect((await history('bookmakers=silly-point,leg-gully')).points).toEqual([[0, 1.813]]);
});

test('a price that could not be compared is not the best of the chosen ones', async () => {
  await feed(0, [1.8, 1.82, 1.8]);
  // Five times the others' price is a typing error.
  await feed(10, [1.8, 9.1, 1.8]);
  await feed(20, [1.8, 1.84, 1.8]);

  expect((await history('bookmakers=deep-cover')).points).toEqual([
    [0, 1.82],
    [10, null],
    [20, 1.84],
  ]);
});

test('a bookmaker that is asked for alone is not compared, and an empty choice is none', async () => {
  await feed(0, [1.8, 1.75, 1.8]);

  const one = await history('bookmaker=deep-cover&bookmakers=silly-point');
  expect([one.bookmaker, one.bookmakers, one.points]).toEqual([
    'deep-cover',
    undefined,
    [[0, 1.75]],
  ]);
  expect(await history('bookmakers=,best')).not.toHaveProperty('bookmakers');
  expect((await history('bookmakers=gone-bust')).points).toEqual([[0, null]]);
});

test('movers of chosen bookmakers are moves of their best price', async () => {
  await feed(0, [1.8, 2, 1.7], [2, 1.9, 2]);
  // The best of all is Deep Cover's, as before; the best of the two others fell.
  await feed(5 * minute, [1.5, 2, 1.5], [2, 1.9, 2]);

  const { results, bookmakers } = await movers('leg-gully,silly-point,silly-point');
  expect(bookmakers).toEqual(['leg-gully', 'silly-point']);
  expect(results.map(({ selection, from, to }) => [selection.name, from, to])).toEqual([
    ['Ferns', 1.8, 1.5],
  ]);
  expect(results[0]?.points).toEqual([
    [start, 1.8],
    [start + 5 * minute, 1.5],
  ]);
  expect((await movers('deep-cover')).results).toEqual([]);
  expect(await movers('')).not.toHaveProperty('bookmakers');
});

test('the same choice in another order is one response, of another choice another', async () => {
  await feed(0, [1.8, 2, 1.7]);
  await feed(5 * minute, [1.5, 2, 1.5]);
  const first = await movers('silly-point,leg-gully');
  await feed(5 * minute + 2, [1.2, 2, 1.2]);

  expect(await movers('leg-gully,silly-point')).toEqual(first);
  expect((await movers('silly-point')).results[0]?.to).toBe(1.2);
});

test('a line of many chosen bookmakers has at most 50 points, the last of each part of the time', async () => {
  for (let step = 0; step <= 120; step += 1)
    await feed(step * 30, [2 + step / 100, 2 + ((step * 7) % 120) / 100, 2]);

  const [ferns] = (await movers('silly-point,deep-cover')).results;
  expect(ferns?.points?.length).toBeGreaterThan(40);
  expect(ferns?.points?.length).toBeLessThanOrEqual(50);
  expect(ferns?.points?.at(-1)).toEqual([start + 3600, 3.2]);
});

test.each(['/api/movers/?', '/api/events/m1/price-history/?'])(
  '%s refuses a choice of more than 5,000 characters',
  async path => {
    await feed(0, [1.8, 1.75, 1.8]);

    const { statusCode } = await app.inject(`${path}bookmakers=${'x'.repeat(5001)}`);
    expect(statusCode).toBe(400);
  },
);
