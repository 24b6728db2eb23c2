import type { FastifyInstance } from 'fastify';
import { Event, EventPage } from '@/lib/contract/event';
import { parseResponse } from '@/lib/contract/validation/parse';
import type { Database } from '@/api/store/database';
import { comments, fedMatch } from '@/tests/api/fed-match';
import { emptyTables, openAnyDatabase } from '@/tests/api/store/databases';
import { buildTestApp, createTestContext, type TestContext } from '@/tests/api/test-context';

const finished = 45;
let database: Database;
let context: TestContext;
let app: FastifyInstance;

const past = (day: number) =>
  fedMatch({ id: `day-${day}`, status: 4, start_time: 1_795_000_000 + day * 86_400 });

beforeAll(async () => {
  database = await openAnyDatabase();
  await emptyTables(database);
  context = await createTestContext(database);
  app = await buildTestApp(context);
  await Promise.all(
    Array.from({ length: finished }, (_, day) =>
      context.ingest.put({ event: past(day), commentary: [{ id: '1', items: comments(1, 2) }] }),
    ),
  );
}, 60_000);

afterAll(async () => {
  await app.close();
  await database.close();
});

async function page(query: string) {
  const answer = await app.inject({ url: `/api/events/history/${query}` });
  const { data, dropped } = parseResponse(EventPage, answer.json());
  expect(dropped).toEqual([]);
  return { count: data.count, ids: data.results.map(({ id }) => id) };
}
const days = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, step) => `day-${from - step}`);

test('the history has seven matches a page, newest first', async () => {
  expect(await page('')).toEqual({ count: finished, ids: days(44, 38) });
});

test.each([
  ['?page_size=20&page=1&list=1', days(44, 25)],
  ['?page_size=20&page=3', days(4, 0)],
  ['?page_size=20&page=4', []],
])('the history %s', async (query, ids) => {
  expect(await page(query)).toEqual({ count: finished, ids });
});

test('memory has the newest thirty matches, and older ones are complete as well', async () => {
  expect(context.eventCache.all()).toHaveLength(30);
  expect(context.eventCache.get('day-3')).toBeNull();

  const { data } = parseResponse(Event, (await app.inject({ url: '/api/events/day-3' })).json());
  expect(data.commentary?.[0]?.items).toHaveLength(2);
});

test('a match that finishes becomes the newest of the history', async () => {
  await context.ingest.put({ event: { ...past(100), id: 'now', status: 2 } });
  expect(await page('?page_size=1')).toEqual({ count: finished, ids: ['day-44'] });

  await context.ingest.put({ event: { ...past(100), id: 'now' } });
  expect(await page('?page_size=1')).toEqual({ count: finished + 1, ids: ['now'] });
});
