import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { Event, EventPage, GroupedEvents } from '@/lib/contract/event';
import { Leagues } from '@/lib/contract/series';
import { parseResponse } from '@/lib/contract/validation/parse';
import type { FedEvent } from '@/api/feeds/feed';
import type { Database } from '@/api/store/database';
import { wireMatchInfo } from '@/tests/fixtures/wire/wire-match-info';
import { comments, fedMarkets, fedMatch } from '@/tests/api/fed-match';
import { emptyTables, openAnyDatabase } from '@/tests/api/store/databases';
import { buildTestApp, createTestContext, type TestContext } from '@/tests/api/test-context';

const start = 1_795_680_000;
const matches: FedEvent[] = [
  fedMatch({ id: 'live', start_time: start, score: '61/1:117' }),
  fedMatch({
    id: 'soon',
    status: 0,
    // Delayed by rain: its start has passed, and it is still sorted after live ones.
    start_time: start - 600,
    league: 'fern-cup',
    tournament: 'Fern Cup',
  }),
  fedMatch({ id: 'later', status: 1, start_time: start + 90_000, category: 'ODI' }),
  fedMatch({ id: 'past', status: 4, start_time: start - 90_000 }),
  fedMatch({ id: 'cup-winner', kind: 'outright', status: 0, name: 'Reed Cup winner' }),
];

let database: Database;
let context: TestContext;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openAnyDatabase();
  await emptyTables(database);
  context = await createTestContext(database);
  app = await buildTestApp(context);
  for (const event of matches)
    await context.ingest.put({
      event,
      matchInfo: wireMatchInfo(),
      commentary: [{ id: '1', items: comments(1, 70) }],
    });
}, 60_000);

afterAll(async () => {
  await app.close();
  await database.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

/** Parses a response by the contract, without loss. */
async function read<S extends z.core.$ZodType>(url: string, schema: S): Promise<z.output<S>> {
  const answer = await get(url);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  const { data, dropped } = parseResponse(schema, answer.json());
  expect(dropped).toEqual([]);
  return data;
}
const listed = async (url: string) => (await read(url, EventPage)).results.map(({ id }) => id);

test('a list without a status has live, upcoming and recently finished events, in that order', async () => {
  expect(await listed('/api/events/')).toEqual(['live', 'soon', 'later', 'past']);
  expect(await read('/api/events/', EventPage)).toMatchObject({ count: 4 });
});

test.each([
  ['status=2', ['live']],
  ['status=0,1,3', ['soon', 'later']],
  ['status=4', ['past']],
  ['league=fern-cup', ['soon']],
  ['league=', ['live', 'soon', 'later', 'past']],
  ['league=nowhere', []],
  ['type=outright', ['cup-winner']],
  ['type=match&status=2&league=reed-cup', ['live']],
])('a list by %s has its matches only', async (query, ids) => {
  expect(await listed(`/api/events/?${query}`)).toEqual(ids);
});

test('a list has the first market, and omits the fields of the match page', async () => {
  const [card] = (await get('/api/events/?status=2')).json<{ results: object[] }>().results;

  expect(card).toMatchObject({ id: 'live', version: 1, markets_count: 1, score: '61/1:117' });
  expect(card).toHaveProperty('markets', fedMarkets(1));
  expect(card).not.toHaveProperty('match_info');
  expect(card).not.toHaveProperty('commentary');
});

test.each([
  ['status', ['In-play', 'Upcoming', 'Finished'], [undefined, undefined, undefined]],
  ['tournament', ['Reed Cup', 'Fern Cup'], ['reed-cup', 'fern-cup']],
  ['category', ['T20', 'ODI'], [undefined, undefined]],
])('groups by %s are in the order of their first match', async (key, names, slugs) => {
  const groups = await read(`/api/events/?group_by=${key}`, GroupedEvents);

  expect(groups.map(({ name }) => name)).toEqual(names);
  expect(groups.map(({ slug }) => slug ?? undefined)).toEqual(slugs);
});

test.each(['/api/events/live', '/api/events/live/', '/api/events/past?history=true'])(
  '%s is complete, with the newest 60 comments',
  async url => {
    const event = await read(url, Event);

    expect(event.markets).toEqual(fedMarkets(3));
    expect(event.match_info).toMatchObject({ Matchdetail: { Team_Home: '40' } });
    expect(event.commentary).toMatchObject([{ id: '1', total: 70 }]);
    expect(event.commentary?.[0]?.items).toHaveLength(60);
  },
);

test('the other comments are returned on request', async () => {
  const event = await read('/api/events/live?commentary=all', Event);

  expect(event.commentary?.[0]?.items.map(({ Id }) => Id)).toEqual(
    comments(1, 70).map(({ Id }) => Id),
  );
});

test('a snapshot keeps fields that the contract does not name', async () => {
  const event = (await get('/api/events/live')).json<Record<string, unknown>>();

  expect(event.match_info).toEqual(JSON.parse(JSON.stringify(wireMatchInfo())));
});

test('a snapshot follows the feed', async () => {
  await context.ingest.put({
    event: fedMatch({ id: 'live', start_time: start, score: '67/1:117' }),
  });

  expect(await read('/api/events/live', Event)).toMatchObject({ score: '67/1:117', version: 2 });
  expect((await read('/api/events/?status=2', EventPage)).results[0]?.score).toBe('67/1:117');
});

test('concurrent requests for a snapshot get one response from memory', async () => {
  const query = jest.spyOn(context.store, 'eventById');
  const serialize = jest.spyOn(JSON, 'stringify');
  await context.ingest.put({ event: fedMatch({ id: 'live', score: '64/1:117' }) });
  serialize.mockClear();

  const responses = await Promise.all(Array.from({ length: 500 }, () => get('/api/events/live')));

  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect(responses[0]?.json()).toMatchObject({ score: '64/1:117' });
  expect(query).not.toHaveBeenCalled();
  const snapshots = serialize.mock.calls.filter(
    ([value]) => (value as { id?: unknown }).id === 'live',
  );
  expect(snapshots).toHaveLength(1);
  query.mockRestore();
  serialize.mockRestore();
});

test('leagues are those of matches, by name', async () => {
  expect(await read('/api/leagues/', Leagues)).toEqual({
    leagues: [
      { slug: 'fern-cup', name: 'Fern Cup' },
      { slug: 'reed-cup', name: 'Reed Cup' },
    ],
  });
});

test.each([
  ['/api/events/?status=live', 'status'],
  ['/api/events/?type=race', 'type'],
  ['/api/events/?group_by=colour', 'group_by'],
  ['/api/events/live?commentary=some', 'commentary'],
  ['/api/events/history/?page=0', 'page'],
  ['/api/events/history/?page_size=101', 'page_size'],
  ['/api/events/history/?page_size=ten', 'page_size'],
])('%s is rejected, and the response names %s', async (url, key) => {
  const answer = await get(url);

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ detail: expect.stringMatching(new RegExp(`^${key}: `)) });
});

test.each(['/api/events/nobody', '/api/news/nothing/', '/api/events', '/api/nothing/at/all'])(
  '%s responds 404 with a detail',
  async url => {
    const answer = await get(url);

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ detail: expect.any(String) });
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

test.each([
  ['a part too long', `/api/news/${'x'.repeat(900)}/`, 414],
  ['what cannot be decoded', '/api/news/%E0%A4%A/', 400],
])(
  'a URL that no route can parse because of %s is rejected like any other',
  async (_, url, status) => {
    const answer = await get(url);

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ detail: expect.any(String) });
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

test('a withdrawn match is not found', async () => {
  await context.ingest.put({ event: fedMatch({ id: 'gone', status: 0 }) });
  await context.ingest.withdraw('gone');

  expect((await get('/api/events/gone')).statusCode).toBe(404);
});

test.each(['/api/events/', '/api/events/live', '/api/events/history/', '/api/leagues/'])(
  '%s has an ETag, may be cached, and is not sent twice',
  async url => {
    const first = await get(url);
    const etag = String(first.headers.etag);
    const again = await get(url, { 'if-none-match': `"other", ${etag}` });

    expect(etag).toMatch(/^W\/".+"$/);
    expect(first.headers['cache-control']).toMatch(/^public, max-age=\d+/);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers.etag).toBe(etag);
  },
);
