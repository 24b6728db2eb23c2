import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { openDatabase, type Database, type DatabaseSettings } from './database';
import { DatabaseUnavailableError } from './database-unavailable';

/** Pauses between attempts in seconds; the last one repeats until an attempt succeeds. */
const pausesSeconds = [0.5, 1, 2, 4, 8, 15];

type Options = {
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Called before each pause, with a reason that may be public. */
  onWait: (reason: string) => void;
};

/**
 * Opens the database like `openDatabase`, but waits until Postgres accepts a connection: it may start
 * after the API, or be restarted at the same time. Each failed attempt is logged with its reason.
 */
export async function openDatabaseWhenReady(
  settings: DatabaseSettings,
  { log, onWait }: Options,
): Promise<Database> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const database = await openDatabase(settings);
      if (attempt > 1) log.info({ attempt }, 'Postgres is there');
      return database;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      const nextTrySeconds = pausesSeconds[attempt - 1] ?? pausesSeconds.at(-1) ?? 15;
      onWait(error.publicReason);
      const level = error.needsOperator ? 'error' : 'warn';
      log[level]({ attempt, nextTrySeconds }, `${error.message} Next try in ${nextTrySeconds} s.`);
      await sleep(nextTrySeconds * 1000);
    }
  }
}
