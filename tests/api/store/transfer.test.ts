import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import {
  isPostgresThere,
  openAnyDatabase,
  openEmbedded,
  openOwnPostgres,
  openWithoutTables,
} from '@/tests/api/store/databases';
import { openDatabase, type Database } from '@/api/store/database';
import { dumpDatabase } from '@/api/store/transfer/dump-database';
import { loadDump, unknownMigration } from '@/api/store/transfer/load-dump';
import {
  applyMigrations,
  appliedMigrations,
  createMigrationsTable,
  knownMigrations,
} from '@/api/store/transfer/migrations';
import { rawRows } from '@/api/store/raw-rows';

const databases: Database[] = [];
const folders: string[] = [];
afterAll(async () => {
  for (const database of databases) await database.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'off-the-bat-transfer-'));
  folders.push(folder);
  return folder;
}
async function closedAfterwards(database: Promise<Database>): Promise<Database> {
  databases.push(await database);
  return database;
}

const oddText = '\uFEFF{"a"}\u2028\u2029\n\r\t"\\ \u{1F3CF} é e\u0301 -- $1 \u0001';

/** Values that a careless copy changes: large numbers, byte order marks, precise JSON. */
async function fill({ sql: query }: Database): Promise<void> {
  await query.execute(sql`insert into events values ('m1', 'match', 2, 9007199254740993, null, ${oddText},
    '', 'n', '[]', '{"big": 12345678901234567890.12345678901234567890, "e": 1e-30, "n": null}', false,
    9223372036854775807, -1)`);
  await query.execute(sql`insert into markets select 'm1', 'k' || n, n, jsonb_build_object('t', ${oddText}::text, 'n', n)
    from generate_series(1, 1500) n`);
  await query.execute(sql`insert into contact_messages (key, full_name, email, message, captcha, received_at)
    select 'k' || n, ${oddText}, 'a@b.example', repeat('long ', n), 'off', n from generate_series(1, 300) n`);
  await query.execute(sql`delete from contact_messages where id > 290`);
  await query.execute(
    sql`insert into search_documents values ('page', 'r', 't', 'x', to_tsvector('simple', 'it''s a \\ "word" batting'))`,
  );
  await query.execute(sql`insert into notes values ('first_start', 42)`);
}

/** Every row of every table as text, and the next number of each sequence. */
async function contentsOf({ sql: query }: Database) {
  const tables = await rawRows<{ name: string }>(
    query,
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const rows = await Promise.all(
    tables.map(async ({ name }) => [
      name,
      await rawRows(query, sql`select one::text from ${sql.identifier(name)} one order by 1`),
    ]),
  );
  const sequences = await rawRows(
    query,
    sql`select sequencename, last_value::text from pg_sequences where schemaname = 'public' order by 1`,
  );
  return { rows: Object.fromEntries(rows) as Record<string, object[]>, sequences };
}

async function copy(from: Database, to: Database, replace = false) {
  const folder = newFolder();
  const dump = await dumpDatabase(from.sql, folder);
  await loadDump(to.sql, { dump, folder, replace });
  return dump;
}

const withPostgres = isPostgresThere() ? test : test.skip;

withPostgres(
  'rows are the same after a transfer to Postgres and back, and ids continue',
  async () => {
    const source = await closedAfterwards(openEmbedded());
    await fill(source);
    const before = await contentsOf(source);
    const postgres = await closedAfterwards(openOwnPostgres());
    const dump = await copy(source, postgres);
    const between = await contentsOf(postgres);
    const restored = await closedAfterwards(
      openDatabase({ databaseUrl: null, dataDir: null, migrate: false }),
    );
    await copy(postgres, restored);

    expect(dump.tables.find(({ name }) => name === 'markets')?.rows).toBe(1500);
    expect(between).toEqual(before);
    expect(await contentsOf(restored)).toEqual(before);
    const [next] = await rawRows(
      restored.sql,
      sql`insert into contact_messages (key, full_name, email, message, captcha, received_at)
        values ('new', '', '', '', 'off', 1) returning id::text`,
    );
    expect(next).toEqual({ id: '301' });
    expect(await appliedMigrations(restored.sql)).toEqual(knownMigrations());
  },
  120_000,
);

test('a dump of an older version is migrated to the newest after it is loaded', async () => {
  const old = await closedAfterwards(openWithoutTables());
  const until = knownMigrations()[2]?.at ?? 0;
  await createMigrationsTable(old.sql);
  await applyMigrations(old.sql, { after: 0, until });
  await old.sql.execute(sql`insert into notes values ('first_start', 42)`);
  const target = await closedAfterwards(openWithoutTables());
  const dump = await copy(old, target);

  expect(dump.migrations).toHaveLength(3);
  expect(dump.tables.map(({ name }) => name)).not.toContain('search_words');
  expect(await appliedMigrations(target.sql)).toEqual(knownMigrations());
  const { rows } = await contentsOf(target);
  expect(rows).toMatchObject({ notes: [{ one: '(first_start,42)' }], search_words: [] });
}, 60_000);

test('a dump of a newer version is recognised', async () => {
  const source = await closedAfterwards(openAnyDatabase());
  const dump = await dumpDatabase(source.sql, newFolder());

  expect(unknownMigration(dump)).toBeNull();
  const newer = { at: 4_000_000_000_000, hash: 'x' };
  expect(unknownMigration({ ...dump, migrations: [...dump.migrations, newer] })).toBe(newer.at);
}, 60_000);

test('existing rows remain, unless they are to be replaced', async () => {
  const source = await closedAfterwards(openAnyDatabase());
  await fill(source);
  // A restore into Postgres refuses other connections, as a pool has.
  const target = await closedAfterwards(openEmbedded());
  await target.sql.execute(sql`insert into notes values ('first_start', 7)`);
  const before = await contentsOf(target);

  await expect(copy(source, target)).rejects.toThrow(
    'The database already holds data (table notes).',
  );
  expect(await contentsOf(target)).toEqual(before);
  await copy(source, target, true);
  expect(await contentsOf(target)).toEqual(await contentsOf(source));
}, 60_000);

test('a row count mismatch rolls everything back', async () => {
  const source = await closedAfterwards(openAnyDatabase());
  await fill(source);
  // A restore into Postgres refuses other connections, as a pool has.
  const target = await closedAfterwards(openEmbedded());
  await target.sql.execute(sql`insert into notes values ('first_start', 7)`);
  const before = await contentsOf(target);
  const folder = newFolder();
  const dump = await dumpDatabase(source.sql, folder);
  const tables = dump.tables.map(table =>
    table.name === 'subscribers' ? { ...table, rows: 3 } : table,
  );

  const loading = loadDump(target.sql, { dump: { ...dump, tables }, folder, replace: true });
  await expect(loading).rejects.toThrow('0 of 3 rows of subscribers');
  expect(await contentsOf(target)).toEqual(before);
}, 60_000);

test('a database that was never used cannot be backed up', async () => {
  const empty = await closedAfterwards(openWithoutTables());

  await expect(dumpDatabase(empty.sql, newFolder())).rejects.toThrow('There is nothing to back up');
}, 60_000);
