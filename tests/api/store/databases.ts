import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase, type Database } from '@/api/store/database';
import { copyEmbeddedTemplate } from '@/tests/setup/embedded-template';

/** The server of the run (`tests/setup/test-postgres.ts`), in workers as in the process that starts it. */
const serverUrl = (): string | undefined => process.env.TEST_DATABASE_URL;

const templateName = 'off_the_bat_template';

/**
 * The embedded database of a data folder, or of a temporary one that is removed when it is closed.
 */
export async function openEmbedded(dataDir?: string): Promise<Database> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'off-the-bat-embedded-'));
  copyEmbeddedTemplate(folder);
  const database = await openDatabase({ databaseUrl: null, dataDir: folder });
  return {
    ...database,
    close: async () => {
      await database.close();
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether a Postgres is available for tests. */
export const isPostgresThere = (): boolean => serverUrl() !== undefined;

/** An empty database for tests that do not depend on its kind. */
export const openAnyDatabase = (): Promise<Database> =>
  isPostgresThere() ? openOwnPostgres() : openEmbedded();

/** A separate database on the server, with all tables, dropped when closed. */
export const openOwnPostgres = (): Promise<Database> =>
  openCreated(createPostgres(`template ${templateName}`), { migrate: true });

/** A database without tables, of any kind. */
export const openWithoutTables = (): Promise<Database> =>
  isPostgresThere()
    ? openCreated(createPostgres(), { migrate: false })
    : openDatabase({ databaseUrl: null, dataDir: null, migrate: false });

async function openCreated(
  created: Promise<OwnPostgres>,
  { migrate }: { migrate: boolean },
): Promise<Database> {
  const { url, drop } = await created;
  const database = await openDatabase({ databaseUrl: url, dataDir: null, migrate });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

type OwnPostgres = { url: string; drop(): Promise<void> };

/** A database without tables on the server, for programs and tests that migrate it themselves. */
export const ownPostgresUrl = (): Promise<OwnPostgres> => createPostgres();

let created = 0;

async function createPostgres(options = ''): Promise<OwnPostgres> {
  created += 1;
  const name = `off_the_bat_test_${process.pid}_${created}`;
  // A worker may have left one of this name: each of its test files counts from one.
  await administer(`drop database if exists ${name} with (force)`);
  await administer(`create database ${name} ${options}`);
  return { url: urlOf(name), drop: () => administer(`drop database ${name} with (force)`) };
}

/**
 * Creates the migrated database that `openOwnPostgres` copies; no client may be connected to it
 * then.
 */
export async function createTemplateDatabase(): Promise<void> {
  await administer(`drop database if exists ${templateName} with (force)`);
  await administer(`create database ${templateName}`);
  const database = await openDatabase({ databaseUrl: urlOf(templateName), dataDir: null });
  await database.close();
}

async function administer(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl(), connectionTimeoutMillis: 5000 });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

function urlOf(name: string): string {
  const url = new URL(serverUrl() ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** What belongs to an event or to a device of alerts is deleted with it. */
const emptied = [
  ...['events', 'alert_devices', 'alert_events', 'demo_schedule', 'feed_links'],
  ...['feed_sources', 'feed_tokens', 'search_documents', 'search_words', 'contact_messages'],
  ...['subscribers', 'outgoing_mails', 'click_outs', 'address_keys'],
];

/** One statement of deletions: few rows are there, and `truncate` gives each table new files. */
export async function emptyTables({ sql: query }: Database): Promise<void> {
  const deletions = emptied.map((table, index) => `d${index} as (delete from ${table})`);
  await query.execute(sql.raw(`with ${deletions.join(', ')} select`));
}
