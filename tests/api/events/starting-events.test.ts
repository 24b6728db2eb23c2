import type { FastifyInstance } from 'fastify';
import type { Database } from '@/api/store/database';
import { StartingEvents } from '@/lib/contract/event';
import { parseResponse } from '@/lib/contract/validation/parse';
import { fedMatch } from '@/tests/api/fed-match';
import { onEachDatabase } from '@/tests/api/store/on-each-database';
import { emptyTables } from '@/tests/api/store/databases';
import { buildTestApp, createTestContext, type TestContext } from '@/tests/api/test-context';

const hour = 3600;
const day = 24 * hour;
const midnight = 1_795_824_000;
const status = { upcoming: 0, live: 2, past: 4 };

onEachDatabase('the matches of a time', open => {
  let database: Database;
  let context: TestContext;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    await emptyTables(database);
    context = await createTestContext(database);
    app = await buildTestApp(context);
  });
  afterEach(() => app.close());

  const put = (id: string, start_time: number, changes: object = {}) =>
    context.ingest.put({ event: fedMatch({ id, start_time, ...changes }) });
  async function starting(from = midnight, until = midnight + day) {
    const response = await app.inject(`/api/events/starting/?from=${from}&until=${until}`);
    expect(response.statusCode).toBe(200);
    const { data, dropped } = parseResponse(StartingEvents, response.json());
    expect(dropped).toEqual([]);
    return { ids: data.results.map(({ id }) => id), previous: data.previous, next: data.next };
  }

  test('are upcoming, live and ended ones, earliest first, each with its first market', async () => {
    await put('evening', midnight + 18 * hour, { status: status.upcoming });
    await put('noon', midnight + 12 * hour, { status: status.live });
    await put('morning', midnight, { status: status.past });
    await put('tomorrow', midnight + day, { status: status.upcoming });
    await put('yesterday', midnight - 1, { status: status.past });

    expect(await starting()).toEqual({
      ids: ['morning', 'noon', 'evening'],
      previous: midnight - 1,
      next: midnight + day,
    });
    const { json } = await app.inject(
      `/api/events/starting/?from=${midnight}&until=${midnight + day}`,
    );
    const { results } = StartingEvents.parse(json());
    expect(results.map(({ markets }) => markets?.length)).toEqual([1, 1, 1]);
  });

  test('are not outrights or withdrawn matches, which no day leads to either', async () => {
    await put('outright', midnight, { kind: 'outright' });
    await put('outright-before', midnight - day, { kind: 'outright' });
    await put('gone', midnight + hour);
    await put('gone-later', midnight + 2 * day);
    for (const id of ['gone', 'gone-later']) await context.ingest.withdraw(id);

    expect(await starting()).toEqual({ ids: [], previous: null, next: null });
  });

  test('follow a match that is put off', async () => {
    await put('moved', midnight + hour, { status: status.upcoming });
    expect((await starting()).ids).toEqual(['moved']);

    await put('moved', midnight + 3 * day, { status: status.upcoming });
    expect(await starting()).toEqual({ ids: [], previous: null, next: midnight + 3 * day });
  });

  test('revalidate like other lists', async () => {
    const url = `/api/events/starting/?from=${midnight}&until=${midnight + day}`;
    const { headers } = await app.inject(url);

    expect(headers['cache-control']).toBe('public, max-age=1, stale-while-revalidate=5');
    const again = await app.inject({ url, headers: { 'if-none-match': headers['etag'] ?? '' } });
    expect(again.statusCode).toBe(304);
  });

  test.each([
    '',
    '?from=1',
    '?from=one&until=2',
    '?from=2&until=2',
    `?from=0&until=${4 * day + 1}`,
    '?from=0&until=999999999999',
  ])('rejects %j', async query => {
    const { statusCode } = await app.inject(`/api/events/starting/${query}`);
    expect(statusCode).toBe(400);
  });
});
