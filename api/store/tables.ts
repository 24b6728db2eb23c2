import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { sql, type SQL } from 'drizzle-orm';
import { currentStatuses } from '@/lib/contract/event-status';
import type { CommentaryItem } from '@/lib/contract/commentary';
import type { WireEvent, WireMarket } from '@/lib/contract/event';
import type { MatchInfo } from '@/lib/contract/match-info';

export type EventKind = 'match' | 'outright';

/** The fields of an event besides the columns by which lists are filtered and sorted. */
export type EventState = Pick<
  WireEvent,
  | 'match_status'
  | 'inplay_time'
  | 'score'
  | 'result'
  | 'format'
  | 'image'
  | 'replay'
  | 'markets_count'
  | 'bookmakers'
  | 'bookmakers_count'
  | 'sources'
>;

/** Constants instead of parameters: a partial index is used where its condition is repeated exactly. */
const statusList = sql.raw(currentStatuses.join(', '));

/** The condition of live and upcoming events in queries and in the index of them. */
export const isCurrentRow = (): SQL =>
  sql`${events.status} in (${statusList}) and not ${events.withdrawn}`;

/** The condition of ended matches in queries and in the indexes of them. */
export const isPastMatchRow = (): SQL =>
  sql`${events.status} not in (${statusList}) and not ${events.withdrawn} and ${events.kind} = 'match'`;

export const events = pgTable(
  'events',
  {
    id: text().primaryKey(),
    kind: text().$type<EventKind>().notNull(),
    status: integer().notNull(),
    startTime: bigint('start_time', { mode: 'number' }).notNull(),
    league: text(),
    tournament: text(),
    category: text(),
    name: text().notNull(),
    competitors: jsonb().$type<NonNullable<WireEvent['competitors']>>(),
    state: jsonb().$type<EventState>().notNull(),
    /** The row is kept after a withdrawal, so that versions continue. */
    withdrawn: boolean().notNull(),
    version: bigint({ mode: 'number' }).notNull(),
    updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
  },
  table => [
    index('events_by_start').on(table.kind, table.startTime, table.id),
    index('events_current').on(table.startTime, table.id).where(isCurrentRow()),
    index('events_past').on(table.startTime, table.id).where(isPastMatchRow()),
    index('events_past_by_league')
      .on(table.league, table.startTime, table.id)
      .where(isPastMatchRow()),
  ],
);

export const matchInfos = pgTable('match_infos', {
  eventId: text('event_id')
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  matchInfo: jsonb('match_info').$type<MatchInfo>().notNull(),
  /** A fraction of it, kept apart, since points tables read those of 200 matches. */
  infoWithoutLists: jsonb('info_without_lists')
    .$type<MatchInfo>()
    .generatedAlwaysAs(sql`without_lists(match_info)`),
});

export const markets = pgTable(
  'markets',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    position: integer().notNull(),
    market: jsonb().$type<WireMarket>().notNull(),
  },
  table => [primaryKey({ columns: [table.eventId, table.id] })],
);

/** Markets that current events had: their addresses stay valid until the event ends. */
export const closedMarkets = pgTable(
  'closed_markets',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    name: text().notNull(),
    closedAt: bigint('closed_at', { mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.eventId, table.id] })],
);

export const commentaryItems = pgTable(
  'commentary_items',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    inningsId: text('innings_id').notNull(),
    itemId: text('item_id').notNull(),
    /** Order of arrival, from 0 in each innings; the newest is the highest. */
    position: integer().notNull(),
    item: jsonb().$type<CommentaryItem>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.eventId, table.inningsId, table.itemId] }),
    index('commentary_by_position').on(table.eventId, table.inningsId, table.position),
  ],
);

export const demoSchedule = pgTable('demo_schedule', {
  eventId: text('event_id').primaryKey(),
  recordId: text('record_id').notNull(),
  startTime: bigint('start_time', { mode: 'number' }).notNull(),
  lane: integer(),
  done: boolean().notNull(),
});

/** Values that are stored once. */
export const keyValues = pgTable('notes', {
  key: text().primaryKey(),
  value: bigint({ mode: 'number' }).notNull(),
});

/** Which API instance runs the feeds, when several share the database: one row. */
export const leaders = pgTable('leaders', {
  role: text().primaryKey(),
  /** Grows with each election. */
  term: bigint({ mode: 'number' }).notNull(),
  /** The URL at which the other instances reach it. */
  url: text().notNull(),
});
