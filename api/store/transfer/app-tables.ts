import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Sql } from '@/api/store/database';
import * as figureTables from '@/api/store/figures/figure-tables';
import * as feedTables from '@/api/store/feeds/feed-tables';
import * as priceTables from '@/api/store/prices/price-tables';
import * as searchTables from '@/api/store/search/search-tables';
import * as tables from '@/api/store/tables';
import * as visitorTables from '@/api/store/visitor-tables';
import * as alertTables from '@/api/store/visitors/alert-tables';
import { rawRows } from '@/api/store/raw-rows';

/** A table of this program as the database's catalogue describes it. */
export type AppTable = {
  name: string;
  /** In table order, without generated ones: the database computes those. */
  columns: string[];
  /** Columns that take their values from a sequence. */
  sequences: string[];
};

const ownTables = Object.values({
  ...tables,
  ...priceTables,
  ...visitorTables,
  ...alertTables,
  ...searchTables,
  ...feedTables,
  ...figureTables,
})
  .filter(value => is(value, PgTable))
  .map((table): string => getTableName(table));

/**
 * The program's tables that exist, each after those it references. Other tables of the same
 * database are omitted; columns are those of the database, which may be older than the program.
 */
export async function appTables(database: Sql): Promise<AppTable[]> {
  const columns = await rawRows<{ table: string; name: string; has_sequence: boolean }>(
    database,
    sql`select c.relname as table, a.attname as name,
          pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname) is not null as has_sequence
        from pg_class c
        join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid
        where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0
          and not a.attisdropped and a.attgenerated = ''
        order by c.relname, a.attnum`,
  );
  const byName = new Map<string, AppTable>();
  for (const { table, name, has_sequence } of columns) {
    if (!ownTables.includes(table)) continue;
    const one = byName.get(table) ?? { name: table, columns: [], sequences: [] };
    one.columns.push(name);
    if (has_sequence) one.sequences.push(name);
    byName.set(table, one);
  }
  return inReferenceOrder([...byName.values()], await references(database));
}

type Reference = { child: string; parent: string };

const references = (database: Sql): Promise<Reference[]> =>
  rawRows(
    database,
    sql`select child.relname as child, parent.relname as parent
        from pg_constraint k
        join pg_class child on child.oid = k.conrelid
        join pg_class parent on parent.oid = k.confrelid
        where k.contype = 'f' and k.conrelid <> k.confrelid`,
  );

function inReferenceOrder(all: AppTable[], links: readonly Reference[]): AppTable[] {
  const ordered: AppTable[] = [];
  const isSorted = (name: string) =>
    ordered.some(table => table.name === name) || all.every(table => table.name !== name);
  while (ordered.length < all.length) {
    const next = all.find(
      ({ name }) =>
        !isSorted(name) && links.every(({ child, parent }) => child !== name || isSorted(parent)),
    );
    if (!next) throw new Error('The tables refer to each other in a circle.');
    ordered.push(next);
  }
  return ordered;
}
