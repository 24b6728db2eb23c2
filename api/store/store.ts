import { sql } from 'drizzle-orm';
import type { CommentaryItem } from '@/lib/contract/commentary';
import { writeChanges, type EventChange } from './changes';
import { allCommentRows, storedComments, type PlacedComment } from './comments';
import type { Database } from './database';
import { toInnings } from './event-rows';
import {
  currentEvents,
  eventById,
  latestPastMatches,
  pastCards,
  pastMatchesCount,
  type Slice,
} from './events';
import { firstStart } from './first-start';
import type { CardEvent, KeptEvent, KeptInnings } from './kept-event';
import { savedSchedule, saveSchedule, type ScheduleRow } from './schedule';
import { tidy } from './tidy';

/** All that the rest of the API asks of the database. */
export type Store = {
  /** Live and upcoming events, earliest first. */
  currentEvents(): Promise<KeptEvent[]>;
  /** The latest finished matches, newest first. */
  latestPastMatches(limit: number): Promise<KeptEvent[]>;
  /** One page of the finished matches, newest first, and how many there are in all. */
  pastPage(slice: Slice): Promise<{ count: number; events: CardEvent[] }>;
  /** A withdrawn event included; null when there never was one. */
  eventById(id: string): Promise<KeptEvent | null>;
  /** Every comment of an event, newest first within its innings. */
  allCommentary(eventId: string): Promise<KeptInnings[]>;
  /** Those of these items that are stored already, oldest first. */
  storedComments(
    eventId: string,
    inningsId: string,
    items: readonly CommentaryItem[],
  ): Promise<PlacedComment[]>;
  /** One transaction; when the promise resolves the changes survive a kill. */
  writeChanges(changes: EventChange[]): Promise<void>;
  /** The demo's showings, earliest first. */
  savedSchedule(): Promise<ScheduleRow[]>;
  /** Replaces the demo's showings, all or nothing. */
  saveSchedule(rows: readonly ScheduleRow[]): Promise<void>;
  /** The moment of the first start ever, in unix seconds: `now` when this is it. */
  firstStart(now: number): Promise<number>;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  /** Gives space back; due every few minutes where nobody else does it. */
  tidy(): Promise<void>;
};

export function createStore(database: Database): Store {
  const { sql: query } = database;
  return {
    currentEvents: () => currentEvents(query),
    latestPastMatches: limit => latestPastMatches(query, limit),
    pastPage: async slice => ({
      count: await pastMatchesCount(query),
      events: await pastCards(query, slice),
    }),
    eventById: id => eventById(query, id),
    allCommentary: async eventId => toInnings(await allCommentRows(query, eventId)),
    storedComments: (eventId, inningsId, items) =>
      storedComments(
        query,
        eventId,
        inningsId,
        items.map(item => String(item.Id)),
      ),
    writeChanges: changes => writeChanges(query, changes),
    savedSchedule: () => savedSchedule(query),
    saveSchedule: rows => saveSchedule(query, rows),
    firstStart: now => firstStart(query, now),
    ping: async () => {
      await query.execute(sql`select 1`);
    },
    tidy: () => tidy(database),
  };
}
