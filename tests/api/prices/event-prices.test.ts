import type { FastifyInstance } from 'fastify';
import { EventPage } from '@/lib/contract/event';
import { parseResponse } from '@/lib/contract/validation/parse';
import { comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { fedMarkets, fedMatch } from '@/tests/api/fed-match';
import type { TestContext } from '@/tests/api/test-context';
import { testAppForEach } from '@/tests/api/test-context-for-each';

let context: TestContext;
let app: FastifyInstance;

testAppForEach((nextContext, nextApp) => {
  context = nextContext;
  app = nextApp;
});

const put = (id: string) =>
  context.ingest.put({
    event: fedMatch({ id, ...comparedBy, markets: [quotedWinner(), ...fedMarkets(1)] }),
  });

async function pricesOf(ids: string) {
  const response = await app.inject({ url: '/api/events/prices/', query: { ids } });
  expect(response.statusCode).toBe(200);
  const { data, dropped } = parseResponse(EventPage, response.json());
  expect(dropped).toEqual([]);
  return data.results;
}

test('events have every bookmaker’s prices of their first market, in the order of the request', async () => {
  await put('a');
  await put('b');

  const results = await pricesOf('b,unknown,a,b');

  expect(results.map(({ id }) => id)).toEqual(['b', 'a']);
  const [event] = results;
  expect(event?.bookmakers?.map(({ slug }) => slug)).toEqual([
    'silly-point',
    'deep-cover',
    'leg-gully',
  ]);
  expect(event?.markets).toHaveLength(1);
  expect(event?.markets?.[0]?.selections[0]).toMatchObject({
    odds: 1.862,
    best: ['leg-gully'],
    prices: [
      { bookmaker: 'silly-point', odds: 1.8 },
      { bookmaker: 'deep-cover', odds: 1.85 },
      { bookmaker: 'leg-gully', odds: 1.88, net: 1.862 },
    ],
  });
  expect(event).not.toHaveProperty('match_info');
});

test('a new price is in the next response, and lists stay without prices', async () => {
  await put('a');
  await pricesOf('a');
  await context.ingest.put({
    event: fedMatch({ id: 'a', ...comparedBy, markets: [quotedWinner([1.9, 1.85, 1.88])] }),
  });

  const [event] = await pricesOf('a');
  expect(event?.markets?.[0]?.selections[0]?.prices?.[0]).toMatchObject({ odds: 1.9 });
  const list = await app.inject({ url: '/api/events/' });
  expect(list.body).not.toContain('"prices"');
});

test('a request without ids, or with a text longer than a list of forty, is invalid', async () => {
  for (const query of [{}, { ids: 'x'.repeat(2001) }])
    expect((await app.inject({ url: '/api/events/prices/', query })).statusCode).toBe(400);
});
