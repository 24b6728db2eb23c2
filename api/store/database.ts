import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { makeContentsPrivate, makeFolderPrivate } from '@/lib/settings/private-folder';
import { isDatabaseUnavailable } from '@/api/errors';
import { projectPath } from '@/api/project-path';
import { DatabaseUnavailableError } from './database-unavailable';
import { acquireLock } from './lock-file';
import { copyWhileWritten } from './transfer/copy-while-written';

export type Sql = PgDatabase<PgQueryResultHKT>;

/** `embedded`: the API has to vacuum and checkpoint by itself. */
export type Database = {
  sql: Sql;
  embedded: boolean;
  /** Copies the files of an embedded database into another data folder, where it can be opened. */
  copyTo?: (dataDir: string) => Promise<void>;
  /** Whether several instances use it at a time. */
  isShared?: boolean;
  /** The leader's term: its writes fail when another instance has been elected. */
  term?: number;
  close(): Promise<void>;
};

export type DatabaseSettings = {
  /** Postgres; null for the embedded database. */
  databaseUrl: string | null;
  /** Folder of the embedded database; null keeps it in memory, for tests. */
  dataDir: string | null;
  onError?: (error: Error) => void;
  /** False leaves the tables unchanged: a backup must not migrate them. */
  migrate?: boolean;
  /** Commands work on an existing database: with a wrong setting they must not create one. */
  mustExist?: boolean;
  /** Several instances share the database: one that freezes must not keep rows locked. */
  isShared?: boolean;
};

export const migrations = { migrationsFolder: projectPath('api/store/migrations') };
export const migrationLock = 7_120_001;
/** Postgres ends the sessions of an instance that is silent for this long; ms. */
export const frozenMs = 3000;

/**
 * Opens the database and applies all migrations. Throws when another process owns the data folder
 * or when a migration fails, and `DatabaseUnavailableError` when Postgres accepts no connection.
 */
export function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return settings.databaseUrl
    ? openPostgres(settings.databaseUrl, settings)
    : openEmbedded(settings);
}

async function openEmbedded({
  dataDir,
  migrate = true,
  mustExist = false,
}: DatabaseSettings): Promise<Database> {
  if (mustExist && dataDir && !existsSync(join(dataDir, 'db')))
    throw new Error(
      `There is no database in ${dataDir}: set DATA_DIR to the folder of the API, or start the API once.`,
    );
  if (dataDir) makeFolderPrivate(dataDir);
  const release = dataDir ? acquireLock(join(dataDir, 'db.lock')) : () => undefined;
  try {
    const client = await PGlite.create({
      ...(dataDir && { dataDir: join(dataDir, 'db') }),
      extensions: { pg_trgm },
    });
    // PGlite creates its first files readable and writable by all users, regardless of the umask.
    if (dataDir) makeContentsPrivate(join(dataDir, 'db'));
    const database = drizzlePglite(client);
    if (migrate) await migratePglite(database, migrations);
    return {
      sql: database,
      embedded: true,
      // As after a kill: what is not in the tables yet is in the log, from which the copy recovers.
      ...(dataDir && {
        copyTo: (to: string) =>
          copyWhileWritten({
            ...{ from: join(dataDir, 'db'), to: join(to, 'db') },
            withoutWrites: work => client.runExclusive(work),
          }),
      }),
      close: async () => {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function openPostgres(
  connectionString: string,
  {
    onError = () => undefined,
    migrate = true,
    mustExist = false,
    isShared = false,
  }: DatabaseSettings,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: 8,
    connectionTimeoutMillis: 5000,
    // A restore finds an API that is still connected by this name.
    application_name: 'off-the-bat',
    ...(isShared && { idle_in_transaction_session_timeout: frozenMs }),
  });
  // Without listeners the loss of a connection would crash the process. The pool reports only idle
  // ones, and a transaction can lose its own between two queries.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', onError));
  try {
    if (mustExist) await expectTables(pool);
    if (migrate) await migrateAlone(pool);
    else await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw isDatabaseUnavailable(error)
      ? new DatabaseUnavailableError(connectionString, error)
      : error;
  }
  return { sql: drizzlePostgres(pool), embedded: false, isShared, close: () => pool.end() };
}

async function expectTables(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`select to_regclass('drizzle.__drizzle_migrations') as found`);
  if ((rows as { found: string | null }[])[0]?.found == null)
    throw new Error(
      'The database of DATABASE_URL is empty: set that of the API, or start the API once.',
    );
}

/**
 * Several instances may start together; with the advisory lock one migrates while the others wait.
 */
async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseUnavailableError(pool.options.connectionString ?? '', error);
  });
  try {
    const database = drizzlePostgres(client);
    await database.execute(sql`select pg_advisory_lock(${migrationLock})`);
    try {
      await migratePostgres(database, migrations);
    } finally {
      await database.execute(sql`select pg_advisory_unlock(${migrationLock})`);
    }
  } finally {
    client.release();
  }
}
