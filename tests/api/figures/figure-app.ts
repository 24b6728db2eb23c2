import type { FastifyInstance } from 'fastify';
import { createFigureIndex } from '@/api/figures/figure-index';
import type { FedChange } from '@/api/feeds/feed';
import type { Database } from '@/api/store/database';
import { emptyTables } from '@/tests/api/store/databases';
import { buildTestApp, createTestContext, type TestContext } from '@/tests/api/test-context';

/** The API of each test, with empty tables, and what tests of figures do with it. */
export function figureApp(open: () => Promise<Database>) {
  let database: Database;
  let context: TestContext;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await open();
  }, 60_000);
  beforeEach(async () => {
    await emptyTables(database);
    context = await createTestContext(database);
    app = await buildTestApp(context);
  });
  afterEach(() => app.close());
  afterAll(() => database.close());

  return {
    context: () => context,
    startIndex: () => createFigureIndex(context),
    statusOf: async (url: string) => (await app.inject({ url })).statusCode,
    get: async (url: string) => (await app.inject({ url })).json<unknown>(),
    put: async (...changes: FedChange[]) => {
      for (const change of changes) await context.ingest.put(change);
    },
  };
}
