import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { dataDir, databaseUrl } from './env';
import { migrations as postgresMigrations } from './migrations/postgres';
import { migrations as sqliteMigrations } from './migrations/sqlite';

const migrationDir = (name: string) => path.resolve(process.cwd(), 'src/migrations', name);
/** The rows of a body are one column: there are 24 kinds of rows. */
const shared = { blocksAsJSON: true, push: false };

const postgres = (url: string) =>
  postgresAdapter({
    ...shared,
    // More than a save and the schedules of one second need, each of which holds one for its transaction.
    // A restore finds an editor that is still connected by this name.
    pool: { connectionString: url, max: 20, application_name: 'off-the-bat-editor' },
    schemaName: 'editor',
    migrationDir: migrationDir('postgres'),
    prodMigrations: postgresMigrations,
  });

function sqlite() {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return sqliteAdapter({
    ...shared,
    client: { url: `file:${path.join(dataDir, 'editor.db')}` },
    wal: true,
    busyTimeout: 10_000,
    migrationDir: migrationDir('sqlite'),
    prodMigrations: sqliteMigrations,
  });
}

/** Postgres by its URL, else a file in the data folder. */
export const database = databaseUrl ? postgres(databaseUrl) : sqlite();
