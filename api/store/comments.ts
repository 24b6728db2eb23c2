import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { CommentaryItem } from '@/lib/contract/commentary';
import type { Sql } from './database';
import type { CommentRow } from './event-rows';
import { newestComments } from './stored-event';
import { commentaryItems } from './tables';

/** The newest comments of each innings of these events, newest first, with the innings' totals. */
export function newestCommentRows(database: Sql, eventIds: string[]): Promise<CommentRow[]> {
  const innings = sql`partition by ${commentaryItems.eventId}, ${commentaryItems.inningsId}`;
  const ranked = database
    .select({
      eventId: commentaryItems.eventId,
      inningsId: commentaryItems.inningsId,
      position: commentaryItems.position,
      item: commentaryItems.item,
      total: sql<number>`count(*) over (${innings})`.mapWith(Number).as('total'),
      rank: sql<number>`row_number() over (${innings} order by ${commentaryItems.position} desc)`.as(
        'rank',
      ),
    })
    .from(commentaryItems)
    .where(inArray(commentaryItems.eventId, eventIds))
    .as('ranked');
  return database
    .select({
      eventId: ranked.eventId,
      inningsId: ranked.inningsId,
      item: ranked.item,
      total: ranked.total,
    })
    .from(ranked)
    .where(lte(ranked.rank, newestComments))
    .orderBy(ranked.eventId, ranked.inningsId, desc(ranked.position));
}

/** The comments of these events that end an over or an innings, newest first within their innings. */
export function overEndRows(
  database: Sql,
  eventIds: string[],
): Promise<Omit<CommentRow, 'total'>[]> {
  const { eventId, inningsId, position, item } = commentaryItems;
  return database
    .select({ eventId, inningsId, item })
    .from(commentaryItems)
    .where(and(inArray(eventId, eventIds), sql`${item} ?| array['Summary', 'win_chance']`))
    .orderBy(eventId, inningsId, desc(position));
}

/** Every comment of an event, newest first within its innings. */
export async function allCommentRows(database: Sql, eventId: string): Promise<CommentRow[]> {
  const { inningsId, position, item } = commentaryItems;
  return database
    .select({
      eventId: commentaryItems.eventId,
      inningsId,
      item,
      total: sql<number>`count(*) over (partition by ${inningsId})`.mapWith(Number),
    })
    .from(commentaryItems)
    .where(eq(commentaryItems.eventId, eventId))
    .orderBy(inningsId, desc(position));
}

export type PlacedComment = { itemId: string; position: number; item: CommentaryItem };

/** The stored ones among these comments, oldest first. */
export function storedComments(
  database: Sql,
  eventId: string,
  inningsId: string,
  itemIds: string[],
): Promise<PlacedComment[]> {
  const { itemId, position, item } = commentaryItems;
  return database
    .select({ itemId, position, item })
    .from(commentaryItems)
    .where(
      and(
        eq(commentaryItems.eventId, eventId),
        eq(commentaryItems.inningsId, inningsId),
        inArray(itemId, itemIds),
      ),
    )
    .orderBy(position);
}
