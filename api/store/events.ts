import { and, asc, count, desc, eq, gte, inArray, notInArray, type SQL } from 'drizzle-orm';
import type { WireMarket } from '@/lib/contract/event';
import { groupBy } from '@/api/group-by';
import { newestCommentRows, overEndRows } from './comments';
import type { Sql } from './database';
import { fromRow, toInnings, type EventRow } from './event-rows';
import { currentStatuses } from '@/lib/contract/event-status';
import type { CardEvent, StoredEvent } from './stored-event';
import { events, markets, matchInfos } from './tables';

const current = and(
  inArray(events.status, [...currentStatuses]),
  eq(events.withdrawn, false),
) as SQL;
const pastMatch = and(
  notInArray(events.status, [...currentStatuses]),
  eq(events.withdrawn, false),
  eq(events.kind, 'match'),
) as SQL;

/** Live and upcoming events of both kinds, complete, earliest first. */
export async function currentEvents(database: Sql): Promise<StoredEvent[]> {
  const rows = await database
    .select()
    .from(events)
    .where(current)
    .orderBy(asc(events.startTime), asc(events.id));
  return loadEvents(database, rows);
}

/** The latest finished matches, complete, newest first. */
export async function latestPastMatches(database: Sql, limit: number): Promise<StoredEvent[]> {
  return loadEvents(database, await pastRows(database, { limit, offset: 0 }));
}

export type Slice = { limit: number; offset: number };

/** Finished matches with the fields of lists, newest first. */
export async function pastCards(database: Sql, slice: Slice): Promise<CardEvent[]> {
  const rows = await pastRows(database, slice);
  const marketsOf = await marketsByEvent(database, rows);
  return rows.map(row =>
    fromRow(row, { markets: marketsOf.get(row.id) ?? [], matchInfo: null, commentary: [] }),
  );
}

const pastRows = (database: Sql, { limit, offset }: Slice): Promise<EventRow[]> =>
  database
    .select()
    .from(events)
    .where(pastMatch)
    .orderBy(desc(events.startTime), desc(events.id))
    .limit(limit)
    .offset(offset);

/** A season of the longest leagues, and most of the one before. */
const maxOfLeague = 200;

/** The finished matches of a league with their scorecards and without prices, newest first. */
export async function pastMatchesOfLeague(database: Sql, league: string): Promise<StoredEvent[]> {
  const rows = await database
    .select({ event: events, matchInfo: matchInfos.matchInfo })
    .from(events)
    .leftJoin(matchInfos, eq(matchInfos.eventId, events.id))
    .where(and(pastMatch, eq(events.league, league)))
    .orderBy(desc(events.startTime), desc(events.id))
    .limit(maxOfLeague);
  return rows.map(({ event, matchInfo }) =>
    fromRow(event, { markets: [], matchInfo, commentary: [] }),
  );
}

export async function pastMatchesCount(database: Sql): Promise<number> {
  const [row] = await database.select({ count: count() }).from(events).where(pastMatch);
  return row?.count ?? 0;
}

/** The slugs of the leagues that have finished matches, in order. */
export async function pastLeagues(database: Sql): Promise<string[]> {
  const rows = await database
    .selectDistinct({ league: events.league })
    .from(events)
    .where(pastMatch)
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
    database.select().from(matchInfos).where(inArray(matchInfos.eventId, ids)),
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

async function marketsByEvent(database: Sql, rows: EventRow[]): Promise<Map<string, WireMarket[]>> {
  if (rows.length === 0) return new Map();
  const ids = rows.map(row => row.id);
  const allRows = await database
    .select()
    .from(markets)
    .where(inArray(markets.eventId, ids))
    .orderBy(markets.eventId, markets.position);
  const byEvent = groupBy(allRows, row => row.eventId);
  return new Map([...byEvent].map(([id, marketRows]) => [id, marketRows.map(row => row.market)]));
}
