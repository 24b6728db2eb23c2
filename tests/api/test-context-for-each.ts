import type { FastifyInstance } from 'fastify';
import type { Database } from '@/api/store/database';
import { contextForEach } from './context-for-each';
import { emptyTables } from './store/databases';
import { buildTestApp, createTestContext, type TestContext } from './test-context';

/** Gives each test of a file a context on empty tables; `set` is called before each test. */
export const testContextForEach = (set: (context: TestContext, database: Database) => void): void =>
  contextForEach({
    create: async database => {
      await emptyTables(database);
      return createTestContext(database);
    },
    close: async () => undefined,
    set,
  });

/** As `testContextForEach`, with the API around the context. */
export const testAppForEach = (
  set: (context: TestContext, app: FastifyInstance, database: Database) => void,
): void =>
  contextForEach({
    create: async database => {
      await emptyTables(database);
      const context = await createTestContext(database);
      return { context, app: await buildTestApp(context) };
    },
    close: ({ app }) => app.close(),
    set: ({ context, app }, database) => set(context, app, database),
  });
