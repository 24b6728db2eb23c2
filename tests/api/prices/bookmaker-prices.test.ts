import type { FastifyInstance } from 'fastify';
import { BookmakerPrices } from '@/lib/contract/prices/bookmaker-prices';
import { parseResponse } from '@/lib/contract/validation/parse';
import { eventStatus } from '@/lib/contract/event-status';
import { comparedBy, quotedWinner } from '@/tests/fixtures/prices/compared-event';
import { fedMatch } from '@/tests/api/fed-match';
import type { TestContext } from '@/tests/api/test-context';
import { testAppForEach } from '@/tests/api/test-context-for-each';

let context: TestContext;
let app: FastifyInstance;

testAppForEach((nextContext, nextApp) => {
  context = nextContext;
  app = nextApp;
});

const put = (changes: Parameters<typeof fedMatch>[0]) =>
  context.ingest.put({
    event: fedMatch({ ...comparedBy, markets: [quotedWinner()], ...changes }),
  });

async function pricesOf(slug: string) {
  const response = await app.inject({ url: `/api/bookmakers/${slug}/prices/` });
  expect(response.statusCode).toBe(200);
  const { data, dropped } = parseResponse(BookmakerPrices, response.json());
  expect(dropped).toEqual([]);
  return data.results;
}

test('the open matches that a bookmaker quotes are listed, in play first, then by start', async () => {
  await put({ id: 'later', status: eventStatus.upcoming, start_time: 1_795_699_200 });
  await put({ id: 'next', status: eventStatus.upcoming, start_time: 1_795_690_000 });
  await put({ id: 'live', status: eventStatus.live });
  await put({ id: 'over', status: 4 });

  expect((await pricesOf('silly-point')).map(({ id }) => id)).toEqual(['live', 'next', 'later']);
});

test('the matches of a bookmaker have its prices only, with the best ones marked', async () => {
  await put({ id: 'live' });

  const [match] = await pricesOf('deep-cover');
  expect(match?.bookmakers?.map(({ slug }) => slug)).toEqual(['deep-cover']);
  expect(match?.markets?.[0]?.selections).toMatchObject([
    { best: ['leg-gully'], prices: [{ bookmaker: 'deep-cover', odds: 1.85 }] },
    { best: ['silly-point', 'deep-cover'], prices: [{ bookmaker: 'deep-cover', odds: 2 }] },
  ]);
  expect(match?.markets?.[0]?.selections[0]?.prices).toHaveLength(1);
});

test('a bookmaker that quotes nothing has no matches, and an unknown one is not found', async () => {
  await put({ id: 'live' });

  expect(await pricesOf('golden-duck')).toEqual([]);
  expect((await app.inject({ url: '/api/bookmakers/nobody/prices/' })).statusCode).toBe(404);
});
