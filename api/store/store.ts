import { sql, eq } from 'drizzle-orm';
import type { CommentaryItem } from '@/lib/contract/commentary';
import type { TimeRange } from '@/lib/dates/calendar-day';
import { writeChanges, type EventChange } from './changes';
import { closedMarketsOf, purgeClosedMarkets, type ClosedMarket } from './closed-markets';
import { allCommentRows, storedComments, type PlacedComment } from './comments';
import { compactPrices } from './prices/compact-prices';
import type { Database, Sql } from './database';
import { toInnings } from './event-rows';
import {
  currentEvents,
  eventById,
  eventsByIds,
  latestPastMatches,
  pastLeagues,
  pastMatchesOfLeague,
  pastPage,
  type Slice,
  withdrawnEvents,
} from './events';
import type { FeedLink } from './feeds/feed-store';
import {
  priceMoves,
  type PriceDetail,
  type PriceMove,
  type PriceWindow,
} from './prices/price-moves';
import { priceRows, type PriceRow, type PriceRowsOf } from './prices/price-points';
import { startingMatches, type StartingMatches } from './starting-events';
import type { CardEvent, StoredEvent, StoredInnings } from './stored-event';
import { fenced } from './leader-term';
import { savedSchedule, saveSchedule, type ScheduleRow } from './schedule';
import { keyValues } from './tables';

/** All queries of the API. */
export type Store = {
  /** Live and upcoming events, earliest first. */
  currentEvents(): Promise<StoredEvent[]>;
  /** The latest finished matches, newest first. */
  latestPastMatches(limit: number): Promise<StoredEvent[]>;
  /** One page of the finished matches, newest first, and how many there are in all. */
  pastPage(slice: Slice): Promise<{ count: number; events: CardEvent[] }>;
  /** The matches that start within a time, ended ones too, earliest first, and the nearest starts around it. */
  startingMatches(range: TimeRange): Promise<StartingMatches>;
  /** The latest finished matches of a league with their scorecards, without prices, newest first. */
  pastMatchesOfLeague(league: string): Promise<StoredEvent[]>;
  /** The slugs of the leagues that have finished matches. */
  pastLeagues(): Promise<string[]>;
  /** Also a withdrawn event; null when it never existed. */
  eventById(id: string): Promise<StoredEvent | null>;
  /** Several at a time, also withdrawn ones; those that never existed are missing. */
  eventsByIds(ids: readonly string[]): Promise<StoredEvent[]>;
  /** Those withdrawn at a time in unix seconds or later, in no particular order. */
  withdrawnEvents(since: number): Promise<StoredEvent[]>;
  /** Every comment of an event, newest first within its innings. */
  allCommentary(eventId: string): Promise<StoredInnings[]>;
  /** The stored ones among these items, oldest first. */
  storedComments(
    eventId: string,
    inningsId: string,
    items: readonly CommentaryItem[],
  ): Promise<PlacedComment[]>;
  /** One transaction; when the promise resolves, the changes survive a kill. */
  writeChanges(changes: EventChange[], links?: readonly FeedLink[]): Promise<void>;
  /** The demo's scheduled matches, earliest first. */
  savedSchedule(): Promise<ScheduleRow[]>;
  /** Replaces the demo's scheduled matches, all or nothing. */
  saveSchedule(rows: readonly ScheduleRow[]): Promise<void>;
  /** The time of the first start in unix seconds; stores `now` when this is it. */
  firstStart(now: number): Promise<number>;
  /** The stored points of a market's selections at some bookmakers ('best' among them), earliest first. */
  priceRows(of: PriceRowsOf): Promise<PriceRow[]>;
  /** Markets that an event no longer has, the last closed first: one by its id, or the latest. */
  closedMarketsOf(eventId: string, id: string | null): Promise<ClosedMarket[]>;
  /** Deletes those of ended events, and of each event all but the latest. */
  purgeClosedMarkets(): Promise<void>;
  /** How the prices of some events moved within a time, by selection and bookmaker. */
  priceMoves(of: PriceWindow, detail: PriceDetail): Promise<PriceMove[]>;
  /** Compacts the price history of ended events, in bounded batches; `now` is unix seconds. */
  compactPrices(now: number): Promise<number>;
  /** Throws when the database does not respond. */
  ping(): Promise<void>;
  /** Frees unused space; called every few minutes, since the embedded database does not do it. */
  vacuum(): Promise<void>;
};

export function createStore(database: Database): Store {
  const { sql: query } = database;
  return {
    currentEvents: () => currentEvents(query),
    latestPastMatches: limit => latestPastMatches(query, limit),
    pastPage: slice => pastPage(query, slice),
    startingMatches: range => startingMatches(query, range),
    pastMatchesOfLeague: league => pastMatchesOfLeague(query, league),
    pastLeagues: () => pastLeagues(query),
    eventById: id => eventById(query, id),
    eventsByIds: ids => eventsByIds(query, ids),
    withdrawnEvents: since => withdrawnEvents(query, since),
    allCommentary: async eventId => toInnings(await allCommentRows(query, eventId)),
    storedComments: (eventId, inningsId, items) =>
      storedComments(
        query,
        eventId,
        inningsId,
        items.map(item => String(item.Id)),
      ),
    writeChanges: (changes, links) =>
      fenced(database, query => writeChanges(query, changes, links)),
    savedSchedule: () => savedSchedule(query),
    saveSchedule: rows => fenced(database, query => saveSchedule(query, rows)),
    firstStart: now => firstStart(query, now),
    closedMarketsOf: (eventId, id) => closedMarketsOf(query, eventId, id),
    purgeClosedMarkets: () => purgeClosedMarkets(query),
    priceRows: of => priceRows(query, of),
    priceMoves: (of, detail) => priceMoves(query, of, detail),
    compactPrices: now => compactPrices(query, now),
    ping: async () => {
      await query.execute(sql`select 1`);
    },
    vacuum: () => vacuum(database),
  };
}

/**
 * Postgres vacuums and checkpoints in the background; the embedded database has no background, so
 * its tables and its log would grow with every ball. Does nothing on Postgres.
 */
async function vacuum({ sql: query, embedded }: Database): Promise<void> {
  if (!embedded) return;
  // The default sample of 30,000 rows is all of most tables, read while every other query waits.
  await query.execute(sql`set default_statistics_target = 10`);
  for (const table of [
    'events',
    'markets',
    'closed_markets',
    'match_infos',
    'commentary_items',
    'demo_schedule',
    'price_series',
    'price_points',
    'feed_links',
    'feed_sources',
    'figure_matches',
    'player_matches',
    'player_sides',
    'players',
    'reports',
  ])
    await query.execute(sql.raw(`vacuum (analyze) ${table}`));
  await query.execute(sql`checkpoint`);
}

const key = 'first_start';

/** The time of the first start in unix seconds; stores `now` when this is it. */
async function firstStart(database: Sql, now: number): Promise<number> {
  await database.insert(keyValues).values({ key, value: now }).onConflictDoNothing();
  const [note] = await database.select().from(keyValues).where(eq(keyValues.key, key));
  return note?.value ?? now;
}
