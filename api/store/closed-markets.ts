import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { currentStatuses } from '@/lib/contract/event-status';
import type { Sql } from './database';
import { closedMarkets, events } from './tables';

export type ClosedMarket = Omit<typeof closedMarkets.$inferSelect, 'eventId'>;

/** More than a Test match closes. */
const keptOfEvent = 3000;
/** The maximum of one response. */
const maxListed = 100;

/** The closed markets of an event, the last closed first: the one with an id, or the latest. */
export async function closedMarketsOf(
  database: Sql,
  eventId: string,
  id: string | null,
): Promise<ClosedMarket[]> {
  const ofEvent = eq(closedMarkets.eventId, eventId);
  return database
    .select({
      id: closedMarkets.id,
      name: closedMarkets.name,
      closedAt: closedMarkets.closedAt,
    })
    .from(closedMarkets)
    .where(id === null ? ofEvent : and(ofEvent, eq(closedMarkets.id, id)))
    .orderBy(desc(closedMarkets.closedAt), closedMarkets.id)
    .limit(maxListed);
}

/** Deletes the closed markets of events that have ended, and of each event all but the latest. */
export async function purgeClosedMarkets(database: Sql, kept = keptOfEvent): Promise<void> {
  const ended = database
    .select({ id: events.id })
    .from(events)
    .where(notInArray(events.status, [...currentStatuses]));
  await database.delete(closedMarkets).where(sql`${closedMarkets.eventId} in ${ended}`);
  await database.execute(
    sql`delete from closed_markets using (
          select event_id, id,
            row_number() over (partition by event_id order by closed_at desc, id) as place
          from closed_markets
        ) as ranked
        where ranked.place > ${kept} and closed_markets.event_id = ranked.event_id
          and closed_markets.id = ranked.id`,
  );
}
