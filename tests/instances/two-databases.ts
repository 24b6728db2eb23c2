import { openDatabase, type Database } from '@/api/store/database';
import { startPostgres, type PostgresServer } from './postgres-server';

/**
 * One Postgres for the tests of a `describe`, opened twice as by two instances; returns the database of
 * instance 0 or 1.
 */
export function useTwoDatabases(): (instance: number) => Database {
  let postgres: PostgresServer;
  let databases: Database[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    const open = () => openDatabase({ databaseUrl: postgres.url, dataDir: null, isShared: true });
    databases = [await open(), await open()];
  }, 60_000);
  afterAll(async () => {
    await Promise.all(databases.map(database => database.close()));
    postgres.stop();
  });

  return instance => {
    const found = databases[instance];
    if (!found) throw new Error('There are two.');
    return found;
  };
}
