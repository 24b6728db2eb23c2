import type { FastifyInstance } from 'fastify';
import { Movers } from '@/lib/contract/prices/movers';
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

type Odds = {
  home: number;
  away: number;
  id?: string;
  kind?: 'match' | 'outright';
  status?: 'open' | 'suspended';
};

/** At `seconds` after the start every bookmaker has the same two prices. */
async function feed(
  seconds: number,
  { home, away, id = 'm1', kind = 'match', status = 'open' }: Odds,
) {
  const at = start + seconds;
  context.clock.ms = at * 1000;
  // The exchange keeps a share of a win, so that its price is never the best.
  const market = quotedWinner([home, home, home], [away, away, away]);
  const bookmakers = comparedBy.bookmakers.map(bookmaker => ({ ...bookmaker, confirmed_at: at }));
  const sources = { odds: { ...comparedBy.sources.odds, at } };
  const markets = [{ ...market, status }];
  await context.ingest.put({ event: fedMatch({ id, kind, bookmakers, sources, markets }) });
}

async function movers(query = '') {
  const response = await app.inject({ url: `/api/movers/${query}` });
  expect(response.statusCode).toBe(200);
  const { data, dropped } = parseResponse(Movers, response.json());
  expect(dropped).toEqual([]);
  return data.results;
}

const briefly = async (query = '') =>
  (await movers(query)).map(({ event, selection, from, to, since }) => [
    event.id,
    selection.name,
    from,
    to,
    since - start,
  ]);

test('the largest moves of implied probability come first', async () => {
  await feed(0, { home: 2, away: 2 });
  await feed(0, { id: 'm2', home: 10, away: 1.1 });
  await feed(5 * minute, { home: 1.6, away: 2.5 });
  // A longer way in odds, but a shorter one in probability.
  await feed(5 * minute, { id: 'm2', home: 12, away: 1.08 });

  expect(await briefly()).toEqual([
    ['m1', 'Ferns', 2, 1.6, 0],
    ['m1', 'Herons', 2, 2.5, 0],
    ['m2', 'Herons', 1.1, 1.08, 0],
    ['m2', 'Ferns', 10, 12, 0],
  ]);
});

test('a price that moved by less than two points of chance and less than two steps is left out', async () => {
  await feed(0, { home: 1.9, away: 2.9 });
  await feed(0, { id: 'm2', home: 10, away: 1.09 });
  await feed(5 * minute, { home: 1.91, away: 2.86 });
  await feed(5 * minute, { id: 'm2', home: 10.5, away: 1.08 });

  expect(await briefly()).toEqual([['m1', 'Herons', 2.9, 2.86, 0]]);
});

test('outrights are among the moves, or alone', async () => {
  await feed(0, { home: 2, away: 2 });
  await feed(0, { id: 'o1', kind: 'outright', home: 4, away: 5 });
  await feed(5 * minute, { home: 1.6, away: 2 });
  await feed(5 * minute, { id: 'o1', kind: 'outright', home: 3.5, away: 5 });

  const ids = async (query = '') => (await movers(query)).map(({ event }) => event.id);
  expect(await ids()).toEqual(['m1', 'o1']);
  expect(await ids('?type=outright')).toEqual(['o1']);
  expect(await ids('?type=match')).toEqual(['m1']);
});

test('a move has its event as in lists, its market, and its line', async () => {
  await feed(0, { home: 2, away: 2 });
  await feed(5 * minute, { home: 1.6, away: 2 });

  expect(await movers()).toEqual([
    expect.objectContaining({
      market: { id: 'winner', name: 'Match Winner' },
      selection: { id: 'home', name: 'Ferns' },
      bookmaker: 'best',
      points: [
        [start, 2],
        [start + 5 * minute, 1.6],
      ],
    }),
  ]);
  expect((await movers())[0]?.event.markets?.[0]?.selections[0]).not.toHaveProperty('prices');
});

test('only the last hours count, from the price at their start', async () => {
  await feed(0, { home: 2, away: 2 });
  await feed(10 * minute, { home: 1.8, away: 2 });
  await feed(90 * minute, { home: 1.6, away: 2 });

  expect(await briefly()).toEqual([['m1', 'Ferns', 1.8, 1.6, 30 * minute]]);
  expect(await briefly('?hours=6')).toEqual([['m1', 'Ferns', 2, 1.6, 0]]);
});

test('a price that was first quoted within the time moved from its first odds', async () => {
  await feed(0, { home: 2, away: 2 });
  await feed(20, { home: 1.8, away: 2 });
  await feed(40, { home: 1.6, away: 2 });

  expect(await briefly('?hours=24')).toEqual([['m1', 'Ferns', 2, 1.6, 0]]);
});

test('a price that returned to its former odds, or is no longer quoted, did not move', async () => {
  await feed(0, { home: 2, away: 2 });
  await feed(0, { id: 'm2', home: 2, away: 2 });
  await feed(5 * minute, { home: 1.6, away: 2.5 });
  await feed(6 * minute, { home: 2, away: 2 });
  await feed(6 * minute, { id: 'm2', home: 1.5, away: 3 });
  await feed(7 * minute, { id: 'm2', home: 1.5, away: 3, status: 'suspended' });

  expect(await briefly()).toEqual([]);
});

test('a suspension is a gap of the line, and the price after it still counts', async () => {
  await feed(0, { home: 2, away: 2 });
  await feed(5 * minute, { home: 2, away: 2, status: 'suspended' });
  await feed(10 * minute, { home: 1.6, away: 2 });

  const [ferns] = await movers();
  expect(ferns?.points?.map(([, odds]) => odds)).toEqual([2, null, 1.6]);
});

test('a match that ended has no moves', async () => {
  await feed(0, { home: 2, away: 2 });
  await feed(5 * minute, { home: 1.6, away: 2.5 });
  await context.ingest.put({ event: fedMatch({ status: 4 }) });

  expect(await briefly()).toEqual([]);
});

test('a line has at most 51 points, the last of each part of the time', async () => {
  for (let step = 0; step <= 120; step += 1)
    await feed(step * 30, { home: 2 + step / 100, away: 2 });

  const [ferns] = await movers();
  expect(ferns?.points?.length).toBeGreaterThan(40);
  expect(ferns?.points?.length).toBeLessThanOrEqual(51);
  expect(ferns?.points?.at(-1)).toEqual([start + 3600, 3.2]);
});

test('the response has at most as many moves as requested', async () => {
  await feed(0, { home: 2, away: 2 });
  await feed(5 * minute, { home: 1.6, away: 2.5 });

  expect(await briefly('?page_size=1')).toEqual([['m1', 'Ferns', 2, 1.6, 0]]);
});

test.each(['?hours=0', '?hours=25', '?hours=many', '?page_size=0', '?page_size=101'])(
  '%s is refused',
  async query => {
    expect((await app.inject({ url: `/api/movers/${query}` })).statusCode).toBe(400);
  },
);
