import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Sql } from '@/api/store/database';
import { appliedMigrations, type AppliedMigration } from './migrations';
import { appTables, type AppTable } from './app-tables';
import { names, rawRows } from '@/api/store/raw-rows';

export type SequenceState = { column: string; last: string; isCalled: boolean };
export type TableDump = {
  name: string;
  columns: string[];
  rows: number;
  sequences: SequenceState[];
};
/** The contents of a dump; the rows of each table are lines of JSON in a file of its name. */
export type DatabaseDump = { migrations: AppliedMigration[]; tables: TableDump[] };

const batchRows = 200;

/**
 * Writes every row of the program's tables to `folder` as one state of the database, in one
 * transaction. A value is written as Postgres writes it in JSON, so that another Postgres reads
 * exactly the same. Throws when the program never used the database, or the disk is full.
 */
export function dumpDatabase(database: Sql, folder: string): Promise<DatabaseDump> {
  return database.transaction(
    async snapshot => {
      const migrations = await appliedMigrations(snapshot);
      if (migrations.length === 0)
        throw new Error('There is nothing to back up: the database is empty.');
      const tables: TableDump[] = [];
      for (const table of await appTables(snapshot))
        tables.push(await dumpTable(snapshot, table, join(folder, `${table.name}.ndjson`)));
      return { migrations, tables };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function dumpTable(snapshot: Sql, table: AppTable, file: string): Promise<TableDump> {
  const { name, columns } = table;
  let rows = 0;
  await snapshot.execute(
    sql`declare dumped no scroll cursor for
        select row_to_json(one)::text as line from (select ${names(...columns)} from ${names(name)}) one`,
  );
  async function* lines(): AsyncGenerator<string> {
    for (;;) {
      const batch = await rawRows<{ line: string }>(
        snapshot,
        sql.raw(`fetch forward ${batchRows} from dumped`),
      );
      if (batch.length === 0) return;
      rows += batch.length;
      yield batch.map(({ line }) => `${line}\n`).join('');
      // The embedded database runs on this thread, which has requests to respond to.
      await setImmediate();
    }
  }
  await pipeline(lines, createWriteStream(file, { mode: 0o600 }));
  await snapshot.execute(sql`close dumped`);
  return { name, columns, rows, sequences: await sequenceStates(snapshot, table) };
}

async function sequenceStates(snapshot: Sql, table: AppTable): Promise<SequenceState[]> {
  const states: SequenceState[] = [];
  for (const column of table.sequences) {
    const [serial] = await rawRows<{ sequence: string }>(
      snapshot,
      sql`select pg_get_serial_sequence(${`public.${table.name}`}, ${column}) as sequence`,
    );
    const [state] = await rawRows<{ last: string; is_called: boolean }>(
      snapshot,
      sql`select last_value::text as last, is_called from ${sql.raw(serial?.sequence ?? '')}`,
    );
    if (state) states.push({ column, last: state.last, isCalled: state.is_called });
  }
  return states;
}
