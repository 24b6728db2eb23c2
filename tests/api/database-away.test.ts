import type { FastifyInstance } from 'fastify';
import type { Store } from '@/api/store/store';
import { fedMatch } from './fed-match';
import { testContextForEach } from './test-context-for-each';
import { buildTestApp, type TestContext } from './test-context';

/* The responses of the API from memory while its database is down. */

let context: TestContext;
let app: FastifyInstance;
let failure: Error | null;

testContextForEach(created => {
  context = created;
});

/** The same queries, which fail as the driver does. */
const failing = (store: Store): Store =>
  Object.fromEntries(
    Object.entries<unknown>(store).map(([name, query]) => [
      name,
      async (...values: unknown[]) => {
        if (failure) throw failure;
        return (query as (...of: unknown[]) => unknown)(...values);
      },
    ]),
  ) as Store;

beforeEach(async () => {
  failure = null;
  app = await buildTestApp({ ...context, store: failing(context.store) });
  await context.ingest.put({ event: fedMatch({ league: 'cup' }) });
  await context.ingest.put({ event: fedMatch({ id: 'past', status: 4, league: 'cup' }) });
});
afterEach(() => app.close());

const statusOf = async (url: string): Promise<number> => (await app.inject(url)).statusCode;

const fromMemory = [
  '/api/events/',
  '/api/events/m1/',
  '/api/events/past/',
  '/api/events/m1/news/',
  '/api/leagues/',
  '/api/news/',
  '/api/pages/links/',
  '/api/bookmakers/',
];
/** Read from the database, and again when something has changed since. */
const answeredBefore = [
  '/api/events/history/',
  '/api/leagues/cup/series/',
  '/api/movers/',
  '/api/site-index/',
];

const failures: [string, Error][] = [
  ['refuses', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['hangs', new Error('timeout exceeded when trying to connect')],
  ['is stopped', new Error('Connection terminated unexpectedly')],
];

describe.each(failures)('while the database %s', (_, error) => {
  test.each(fromMemory)('%s responds while the database is away', async url => {
    failure = error;
    expect(await statusOf(url)).toBe(200);
  });

  test.each(answeredBefore)('%s responds as before while the database is away', async url => {
    const before = await app.inject(url);
    expect(before.statusCode).toBe(200);
    failure = error;
    for (const event of context.eventCache.all()) context.eventCache.put(event);
    context.clock.ms += 60_000;

    const during = await app.inject(url);
    expect(during.statusCode).toBe(200);
    expect(during.json()).toEqual(before.json());
  });

  test.each([
    '/api/events/unknown/',
    '/api/events/m1/?commentary=all',
    '/api/events/m1/price-history/',
    '/api/events/history/?page=2',
  ])('%s, which is not in memory, responds 503 while the database is away', async url => {
    failure = error;
    expect(await statusOf(url)).toBe(503);
  });
});

test('an earlier response is not returned for an error of a query', async () => {
  expect(await statusOf('/api/events/history/')).toBe(200);
  failure = new Error('syntax error');
  for (const event of context.eventCache.all()) context.eventCache.put(event);

  expect(await statusOf('/api/events/history/')).toBe(500);
});
