import { readSettings } from '@/api/env';
import { projectPath } from '@/api/project-path';
import { openDatabase, type Database } from '@/api/store/database';
import { createFigureStore } from '@/api/store/figures/figure-store';
import { createFeedStore } from '@/api/store/feeds/feed-store';
import { LockedError } from '@/api/store/lock-file';
import { createVisitorStore } from '@/api/store/visitor-store';
import { createAlertStore } from '@/api/store/visitors/alert-store';
import { queryAdminServer } from '@/api/visitors/admin-client';
import { isAboutFeeds, runVisitorQuery } from '@/api/visitors/admin-server';
import {
  readAdminAnswer,
  type AdminAnswer,
  type AdminQuery,
  type AdminQueryAbout,
  type AdminSubject,
} from '@/lib/contract/admin/admin-answers';
import { runFeedQuery } from './feed-queries';

/** Runs an operator's query on the database, or by the API while that owns the embedded one. */
export async function queryDatabase<S extends AdminSubject>(
  question: AdminQueryAbout<S>,
): Promise<AdminAnswer<S>> {
  const settings = readSettings();
  const dataDir = projectPath(settings.DATA_DIR);
  try {
    const database = await openDatabase({
      databaseUrl: settings.DATABASE_URL ?? null,
      dataDir,
      mustExist: true,
    });
    try {
      return readAdminAnswer<S>(question.about, await run(question, database));
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    return queryAdminServer(dataDir, question);
  }
}

function run(question: AdminQuery, database: Database): Promise<unknown> {
  if (question.about === 'facts rebuild') return createFigureStore(database).markOutdated();
  return isAboutFeeds(question)
    ? runFeedQuery(question, createFeedStore(database), Date.now())
    : runVisitorQuery(question, { ...createVisitorStore(database), ...createAlertStore(database) });
}
