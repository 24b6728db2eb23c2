import { spawnSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase, type Database } from '@/api/store/database';

const given = process.env.TEST_DATABASE_URL;
export const postgresServer = given ?? 'postgres://postgres@127.0.0.1:5432/test';

export const openEmbedded = (dataDir: string | null = null): Promise<Database> =>
  openDatabase({ databaseUrl: null, dataDir });

/** Whether there is a Postgres to test on; asked before tests are named, so it may not wait. */
export function isPostgresThere(): boolean {
  if (given) return true;
  const { hostname, port } = new URL(postgresServer);
  const probe = `require('net').connect(${port || 5432}, '${hostname}')
    .on('connect', () => process.exit(0)).on('error', () => process.exit(1)).setTimeout(2000, () => process.exit(1))`;
  return spawnSync(process.execPath, ['-e', probe]).status === 0;
}

/** An empty database of our own on the server, for programs that open it themselves. */
export async function ownPostgresUrl(): Promise<{ url: string; drop(): Promise<void> }> {
  const admin = new pg.Client({ connectionString: postgresServer, connectionTimeoutMillis: 2000 });
  await admin.connect();
  const name = `off_the_bat_test_${process.pid}`;
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  const own = new URL(postgresServer);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

/** A database of our own on the server, dropped when closed. */
export async function openOwnPostgres(): Promise<Database> {
  const { url, drop } = await ownPostgresUrl();
  const more = () => openDatabase({ databaseUrl: url, dataDir: null });
  // Both migrate the empty database at once, as two instances do that start together.
  const [database, second] = await Promise.all([more(), more()]);
  await second.close();
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

export async function emptyTables({ sql: query }: Database): Promise<void> {
  await query.execute(
    sql`truncate events, markets, match_infos, commentary_items, demo_schedule, contact_messages,
      subscribers, outgoing_mails, click_outs, address_keys, search_documents, search_words, feed_links,
      feed_sources, feed_tokens, alert_devices, alert_events cascade`,
  );
}
