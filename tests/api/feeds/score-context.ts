import { createTestContext } from '@/tests/api/test-context';
import { emptyTables } from '@/tests/api/store/databases';
import type { Database } from '@/api/store/database';

export type ScoreContext = Awaited<ReturnType<typeof createScoreContext>>;

/** An empty API for a source of scores, with what it shows and what it reports about itself. */
export async function createScoreContext(database: Database, source: string) {
  await emptyTables(database);
  const context = await createTestContext(database);
  const warnings: object[] = [];
  return {
    ...context,
    warnings,
    merger: context.sources.merger,
    log: { warn: (details: object) => void warnings.push(details) },
    seconds: () => Math.floor(context.now() / 1000),
    events: () => context.eventCache.all(),
    stateOf: () =>
      context.sources.merger.sources().find(state => state.source === source)?.state ?? {},
  };
}
