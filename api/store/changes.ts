import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { WireMarket } from '@/lib/contract/event';
import type { PlacedComment } from './comments';
import type { Sql } from './database';
import { toRow } from './event-rows';
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

/** Stores changes of different events in one transaction: all of them or, on an error, none. */
export async function writeChanges(database: Sql, changes: EventChange[]): Promise<void> {
  if (changes.length === 0) return;
  await database.transaction(async transaction => {
    await writeEvents(transaction, changes);
    await writeMarkets(transaction, changes);
    await writeMatchInfos(transaction, changes);
    await writeComments(transaction, changes);
    await writePricePoints(
      transaction,
      changes.flatMap(({ next, prices }) => prices.map(point => ({ ...point, eventId: next.id }))),
    );
  });
}

async function writeEvents(database: Sql, changes: EventChange[]): Promise<void> {
  await database
    .insert(events)
    .values(changes.map(({ next }) => toRow(next)))
    .onConflictDoUpdate({ target: events.id, set: excluded(getTableColumns(events)) });
}

async function writeMarkets(database: Sql, changes: EventChange[]): Promise<void> {
  for (const { next, markets: changed } of changes) {
    if (changed.gone.length === 0) continue;
    await database
      .delete(markets)
      .where(and(eq(markets.eventId, next.id), inArray(markets.id, changed.gone)));
  }
  const rows = changes.flatMap(({ next, markets: changed }) =>
    changed.written.map(({ position, market }) => ({
      eventId: next.id,
      id: String(market.id),
      position,
      market,
    })),
  );
  if (rows.length === 0) return;
  const { position, market } = markets;
  await database
    .insert(markets)
    .values(rows)
    .onConflictDoUpdate({
      target: [markets.eventId, markets.id],
      set: excluded({ position, market }),
    });
}

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
