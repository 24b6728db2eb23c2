import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { WireMarket } from '@/lib/contract/event';
import type { PlacedComment } from './comments';
import type { Sql } from './database';
import { toRow } from './event-rows';
import { saveLinks, type FeedLink } from './feeds/feed-store';
import { writePricePoints, type PricePoint } from './prices/price-points';
import type { StoredEvent } from './stored-event';
import { commentaryItems, events, markets, matchInfos } from './tables';

/** The rows of one change of an event; unchanged parts are empty. */
export type EventChange = {
  next: StoredEvent;
  matchInfoChanged: boolean;
  markets: { written: { position: number; market: WireMarket }[]; gone: string[] };
  comments: { inningsId: string; placed: PlacedComment[] }[];
  prices: PricePoint[];
};

/**
 * Stores changes of different events, and the sources' links that belong to them, in one transaction:
 * all of it or, on an error, nothing.
 */
export async function writeChanges(
  database: Sql,
  changes: EventChange[],
  links: readonly FeedLink[] = [],
): Promise<void> {
  if (changes.length === 0 && links.length === 0) return;
  await database.transaction(async transaction => {
    await saveLinks(transaction, links);
    if (changes.length === 0) return;
    await writeEventsAndMarkets(transaction, changes);
    await writeMatchInfos(transaction, changes);
    await writeComments(transaction, changes);
    await writePricePoints(
      transaction,
      changes.flatMap(({ next, prices }) => prices.map(point => ({ ...point, eventId: next.id }))),
    );
  });
}

/**
 * One statement with two parameters: an insert of 50 events has 650, each of which is converted,
 * sent and bound separately.
 */
async function writeEventsAndMarkets(database: Sql, changes: EventChange[]): Promise<void> {
  const rows = changes.map(({ next }) => toRow(next));
  const marketRows = changes.flatMap(({ next, markets: { written, gone } }) => [
    ...written.map(({ position, market }) => ({
      eventId: next.id,
      id: String(market.id),
      position,
      market,
    })),
    ...gone.map(id => ({ eventId: next.id, id, position: null, market: null })),
  ]);
  await database.execute(
    sql`with stored as (
          insert into events (${columnNames(events)})
          select ${columnNames(events)} from ${recordset(rows, events)}
          on conflict (id) do update set ${setExcluded(events)}
        ), given as (
          select * from ${recordset(marketRows, markets)}
        ), removed as (
          delete from markets using given
          where given.market is null
            and markets.event_id = given.event_id and markets.id = given.id
          returning markets.event_id, markets.id, markets.market ->> 'name' as name
        ), closed as (
          insert into closed_markets (event_id, id, name, closed_at)
          select removed.event_id, removed.id, removed.name, events.updated_at
          from removed join events on events.id = removed.event_id
          on conflict (event_id, id)
            do update set name = excluded.name, closed_at = excluded.closed_at
        )
        insert into markets (${columnNames(markets)})
        select ${columnNames(markets)} from given where market is not null
        on conflict (event_id, id) do update set ${setExcluded(markets)}`,
  );
}

/** Rows of a table, with the names of its columns, from one parameter. */
function recordset<T extends PgTable>(rows: T['$inferSelect'][] | object[], table: T): SQL {
  const columns = Object.entries(getTableColumns(table));
  const named = rows.map(row =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, (row as JsonObject)[key]])),
  );
  const types = columns.map(([, column]) => `"${column.name}" ${column.getSQLType()}`);
  return sql`jsonb_to_recordset(${JSON.stringify(named)}::text::jsonb) as r(${sql.raw(types.join(', '))})`;
}

type JsonObject = Record<string, unknown>;

const namesOf = (table: PgTable): string[] =>
  Object.values(getTableColumns(table)).map(({ name }) => `"${name}"`);

const columnNames = (table: PgTable): SQL => sql.raw(namesOf(table).join(', '));

const setExcluded = (table: PgTable): SQL =>
  sql.raw(
    namesOf(table)
      .map(name => `${name} = excluded.${name}`)
      .join(', '),
  );

async function writeMatchInfos(database: Sql, changes: EventChange[]): Promise<void> {
  const rows = changes.flatMap(({ next, matchInfoChanged }) =>
    matchInfoChanged && next.matchInfo ? [{ eventId: next.id, matchInfo: next.matchInfo }] : [],
  );
  if (rows.length === 0) return;
  const { matchInfo } = matchInfos;
  await database
    .insert(matchInfos)
    .values(rows)
    .onConflictDoUpdate({ target: matchInfos.eventId, set: excluded({ matchInfo }) });
}

async function writeComments(database: Sql, changes: EventChange[]): Promise<void> {
  const rows = changes.flatMap(({ next, comments }) =>
    comments.flatMap(({ inningsId, placed }) =>
      placed.map(comment => ({ eventId: next.id, inningsId, ...comment })),
    ),
  );
  const { item } = commentaryItems;
  for (let from = 0; from < rows.length; from += rowsPerStatement)
    await database
      .insert(commentaryItems)
      .values(rows.slice(from, from + rowsPerStatement))
      .onConflictDoUpdate({
        target: [commentaryItems.eventId, commentaryItems.inningsId, commentaryItems.itemId],
        set: excluded({ item }),
      });
}

/** A statement accepts at most 65535 parameters; a comment needs five. */
const rowsPerStatement = 1000;

const excluded = <C extends Record<string, { name: string }>>(columns: C) =>
  Object.fromEntries(
    Object.entries(columns).map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)]),
  );
