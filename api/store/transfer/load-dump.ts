import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrationLock, type Sql } from '@/api/store/database';
import { appTables } from './app-tables';
import type { DatabaseDump, TableDump } from './dump-database';
import { applyMigrations, createMigrationsTable, knownMigrations } from './migrations';
import { names, rawRows } from '@/api/store/raw-rows';

const chunkBytes = 1 << 20;

/** The target of a restore already has rows. */
export class NotEmptyError extends Error {
  override name = 'NotEmptyError';
}

type Options = {
  dump: DatabaseDump;
  /** The folder of the files that `dumpDatabase` wrote. */
  folder: string;
  /** Replaces the rows of the program's tables; without it the tables must be empty. */
  replace: boolean;
};

/**
 * Loads a dump in one transaction: creates the tables of its version, inserts the rows, and applies
 * the later migrations. Throws and changes nothing when the tables have rows (`NotEmptyError`),
 * another program is connected, or a row is invalid.
 */
export function loadDump(database: Sql, { dump, folder, replace }: Options): Promise<void> {
  return database.transaction(async transaction => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await expectNoOtherConnection(transaction);
    const existing = await appTables(transaction);
    for (const { name } of existing) {
      if (!replace) await expectEmpty(transaction, name);
      await transaction.execute(sql`drop table if exists ${names(name)} cascade`);
    }
    await createMigrationsTable(transaction);
    await transaction.execute(sql`delete from drizzle.__drizzle_migrations`);

    const last = Math.max(...dump.migrations.map(({ at }) => at));
    await applyMigrations(transaction, { after: -Infinity, until: last });
    await loadTables(transaction, dump.tables, folder);
    await applyMigrations(transaction, { after: last, until: Infinity });
  });
}

/** A migration of the dump that this program does not have; null when it has them all. */
export function unknownMigration({ migrations }: DatabaseDump): number | null {
  const knownTimes = new Set(knownMigrations().map(({ at }) => at));
  return migrations.find(({ at }) => !knownTimes.has(at))?.at ?? null;
}

async function expectEmpty(transaction: Sql, name: string): Promise<void> {
  const rows = await rawRows(transaction, sql`select 1 from ${names(name)} limit 1`);
  if (rows.length > 0) throw new NotEmptyError(`The database already holds data (table ${name}).`);
}

/** A running API would write its old state over the restored one. */
async function expectNoOtherConnection(transaction: Sql): Promise<void> {
  const others = await rawRows(
    transaction,
    sql`select 1 from pg_stat_activity where datname = current_database()
          and application_name = current_setting('application_name')
          and application_name <> '' and pid <> pg_backend_pid() limit 1`,
  );
  if (others.length > 0)
    throw new Error('The API is connected to this database: stop it first, then restore.');
}

async function loadTables(
  transaction: Sql,
  tables: readonly TableDump[],
  folder: string,
): Promise<void> {
  const created = new Map((await appTables(transaction)).map(table => [table.name, table]));
  for (const table of tables) {
    const columns = created.get(table.name)?.columns ?? [];
    const unknown = table.columns.find(column => !columns.includes(column));
    if (unknown !== undefined)
      throw new Error(`The backup has a column that does not exist: ${table.name}.${unknown}.`);
  }
  const byName = new Map(tables.map(table => [table.name, table]));
  // In the order in which they refer to each other.
  for (const name of created.keys()) {
    const table = byName.get(name);
    if (table) await loadTable(transaction, table, join(folder, `${name}.ndjson`));
  }
}

async function loadTable(transaction: Sql, table: TableDump, file: string): Promise<void> {
  const columns = names(...table.columns);
  let rows = 0;
  for await (const lines of linesOf(file)) {
    rows += lines.length;
    await transaction.execute(
      sql`insert into ${names(table.name)} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(
            null::${names(table.name)}, ${`[${lines.join(',')}]`}::text::json)`,
    );
  }
  if (rows !== table.rows)
    throw new Error(`The backup is damaged: ${rows} of ${table.rows} rows of ${table.name}.`);
  for (const { column, last, isCalled } of table.sequences)
    await transaction.execute(
      sql`select setval(pg_get_serial_sequence(${`public.${table.name}`}, ${column}),
            ${last}::bigint, ${isCalled})`,
    );
}

/** Lines in chunks of about a megabyte. `readline` would also split at U+2028, which JSON allows. */
async function* linesOf(file: string): AsyncGenerator<string[]> {
  let lines: string[] = [];
  let size = 0;
  let remainder = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const parts = (remainder + chunk).split('\n');
    remainder = parts.pop() ?? '';
    lines.push(...parts);
    size += chunk.length;
    if (size < chunkBytes || lines.length === 0) continue;
    yield lines;
    [lines, size] = [[], 0];
  }
  if (remainder !== '') lines.push(remainder);
  if (lines.length > 0) yield lines;
}
