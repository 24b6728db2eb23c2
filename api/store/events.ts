import { and, asc, count, desc, eq, gte, inArray, type SQL } from 'drizzle-orm';
import type { WireMarket } from '@/lib/contract/event';
import { groupBy } from '@/lib/domain/group-by';
import { newestCommentRows, overEndRows } from './comments';
import type { Sql } from './database';
import { fromRow, toInnings, type EventRow } from './event-rows';
import type { CardEvent, StoredEvent } from './stored-event';
import { events, isCurrentRow, isPastMatchRow, markets, matchInfos } from './tables';

/** Live and upcoming events of both kinds, complete, earliest first. */
export async function currentEvents(database: Sql): Promise<StoredEvent[]> {
  const rows = await database
    .select()
    .from(events)
    .where(isCurrentRow())
    .orderBy(asc(events.startTime), asc(events.id));
  return loadEvents(database, rows);
}

/** The latest finished matches, complete, newest first. */
export async function latestPastMatches(database: Sql, limit: number): Promise<StoredEvent[]> {
  const ids = await pastIds(database, { limit, offset: 0 }, 'newest');
  return loadEvents(database, await rowsInOrder(database, ids));
}

export type Slice = { limit: number; offset: number };

/** One page of the finished matches with the fields of lists, newest first, and how many there are. */
export async function pastPage(
  database: Sql,
  slice: Slice,
): Promise<{ count: number; events: CardEvent[] }> {
  const total = await pastMatchesCount(database);
  const rows = await rowsInOrder(database, await pageIds(database, slice, total));
  return { count: total, events: await toCards(database, rows) };
}

/** Rows as lists show them, with their first market. */
export async function toCards(database: Sql, rows: EventRow[]): Promise<CardEvent[]> {
  if (rows.length === 0) return [];
  const marketsOf = await firstMarkets(database, rows);
  return rows.map(row =>
    fromRow(row, { markets: marketsOf.get(row.id) ?? [], matchInfo: null, commentary: [] }),
  );
}

/** From the nearer end of the index: the last page costs as much as the first. */
async function pageIds(database: Sql, { limit, offset }: Slice, total: number): Promise<string[]> {
  const behind = total - offset - limit;
  if (offset <= behind) return pastIds(database, { limit, offset }, 'newest');
  const size = Math.min(limit, total - offset);
  if (size <= 0) return [];
  const oldest = { limit: size, offset: Math.max(0, behind) };
  return (await pastIds(database, oldest, 'oldest')).toReversed();
}

/** The index alone has the ids: no row of a match before the slice is read. */
async function pastIds(
  database: Sql,
  { limit, offset }: Slice,
  first: 'newest' | 'oldest',
): Promise<string[]> {
  const order = first === 'newest' ? desc : asc;
  const rows = await database
    .select({ id: events.id, startTime: events.startTime })
    .from(events)
    .where(isPastMatchRow())
    .orderBy(order(events.startTime), order(events.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

async function rowsInOrder(database: Sql, ids: readonly string[]): Promise<EventRow[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select()
    .from(events)
    .where(inArray(events.id, [...ids]));
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

/** A season of the longest leagues, and most of the one before. */
const maxOfLeague = 200;

/** The finished matches of a league without prices and without the lists of their scorecards, newest first. */
export async function pastMatchesOfLeague(database: Sql, league: string): Promise<StoredEvent[]> {
  const rows = await database
    .select({ event: events, matchInfo: matchInfos.infoWithoutLists })
    .from(events)
    .leftJoin(matchInfos, eq(matchInfos.eventId, events.id))
    .where(and(isPastMatchRow(), eq(events.league, league)))
    .orderBy(desc(events.startTime), desc(events.id))
    .limit(maxOfLeague);
  return rows.map(({ event, matchInfo }) =>
    fromRow(event, { markets: [], matchInfo, commentary: [] }),
  );
}

async function pastMatchesCount(database: Sql): Promise<number> {
  const [row] = await database.select({ count: count() }).from(events).where(isPastMatchRow());
  return row?.count ?? 0;
}

/** The slugs of the leagues that have finished matches, in order. */
export async function pastLeagues(database: Sql): Promise<string[]> {
  const rows = await database
    .selectDistinct({ league: events.league })
    .from(events)
    .where(isPastMatchRow())
    .orderBy(asc(events.league));
  return rows.flatMap(({ league }) => league || []);
}

/** An event by its id, also a withdrawn one; null when it never existed. */
export async function eventById(database: Sql, id: string): Promise<StoredEvent | null> {
  const rows = await database.select().from(events).where(eq(events.id, id));
  const [event] = await loadEvents(database, rows);
  return event ?? null;
}

/** The events that were withdrawn at a time (unix seconds) or later. */
export async function withdrawnEvents(database: Sql, since: number): Promise<StoredEvent[]> {
  const isRecent = and(eq(events.withdrawn, true), gte(events.updatedAt, since));
  return loadEvents(database, await database.select().from(events).where(isRecent));
}

/** The events of these ids that exist, in no particular order, also withdrawn ones. */
export async function eventsByIds(database: Sql, ids: readonly string[]): Promise<StoredEvent[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select()
    .from(events)
    .where(inArray(events.id, [...ids]));
  return loadEvents(database, rows);
}

/** Completes events from the other tables, in the order of the rows. */
async function loadEvents(database: Sql, rows: EventRow[]): Promise<StoredEvent[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(row => row.id);
  const [marketsOf, infoRows, commentRows, overEnds] = await Promise.all([
    marketsByEvent(database, rows),
    database
      .select({ eventId: matchInfos.eventId, matchInfo: matchInfos.matchInfo })
      .from(matchInfos)
      .where(inArray(matchInfos.eventId, ids)),
    newestCommentRows(database, ids),
    overEndRows(database, ids),
  ]);
  const commentsOf = groupBy(commentRows, row => row.eventId);
  const overEndsOf = groupBy(overEnds, row => row.eventId);
  const infoOf = new Map(infoRows.map(row => [row.eventId, row.matchInfo]));
  return rows.map(row =>
    fromRow(row, {
      markets: marketsOf.get(row.id) ?? [],
      matchInfo: infoOf.get(row.id) ?? null,
      commentary: toInnings(commentsOf.get(row.id) ?? [], overEndsOf.get(row.id) ?? []),
    }),
  );
}

const marketsByEvent = (database: Sql, rows: EventRow[]): Promise<MarketsByEvent> =>
  marketsWhere(database, inArray(markets.eventId, idsOf(rows)));

/** Lists show no other. */
const firstMarkets = (database: Sql, rows: EventRow[]): Promise<MarketsByEvent> =>
  marketsWhere(database, and(inArray(markets.eventId, idsOf(rows)), eq(markets.position, 0)));

type MarketsByEvent = Map<string, WireMarket[]>;

const idsOf = (rows: readonly EventRow[]): string[] => rows.map(({ id }) => id);

async function marketsWhere(database: Sql, condition: SQL | undefined): Promise<MarketsByEvent> {
  const rows = await database
    .select()
    .from(markets)
    .where(condition)
    .orderBy(markets.eventId, markets.position);
  const byEvent = groupBy(rows, row => row.eventId);
  return new Map([...byEvent].map(([id, marketRows]) => [id, marketRows.map(row => row.market)]));
}
