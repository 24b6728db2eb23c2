import { readSettings } from '@/api/env';
import { projectPath } from '@/api/project-path';
import { openDatabase, type Database } from '@/api/store/database';
import { LockedError } from '@/api/store/lock-file';
import { queryAdminServer, type AdminQuery, type FeedQuery } from '@/api/visitors/admin-client';

/** Runs a query on the database, or by the API while that owns the embedded one. */
export async function queryDatabase<Q extends AdminQuery | FeedQuery>(
  question: Q,
  run: (question: Q, database: Database) => Promise<unknown>,
): Promise<unknown> {
  const settings = readSettings();
  const dataDir = projectPath(settings.DATA_DIR);
  try {
    const database = await openDatabase({ databaseUrl: settings.DATABASE_URL ?? null, dataDir });
    try {
      return await run(question, database);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    return queryAdminServer(dataDir, question);
  }
}
