import { and, asc, desc, eq, gte, lt, not, type SQL } from 'drizzle-orm';
import type { TimeRange } from '@/lib/dates/calendar-day';
import type { Sql } from './database';
import { toCards } from './events';
import type { CardEvent } from './stored-event';
import { events } from './tables';

/** Far more than are played on three days. */
const maxStarting = 1000;

/** Nearest starts are in unix seconds, null where there are none. */
export type StartingMatches = {
  events: CardEvent[];
  previous: number | null;
  next: number | null;
};

/** The matches that start within a time with the fields of lists, earliest first, and the nearest others. */
export async function startingMatches(
  database: Sql,
  { from, until }: TimeRange,
): Promise<StartingMatches> {
  const { startTime } = events;
  const rows = await database
    .select()
    .from(events)
    .where(and(isMatchRow(), gte(startTime, from), lt(startTime, until)))
    .orderBy(asc(startTime), asc(events.id))
    .limit(maxStarting);
  return {
    events: await toCards(database, rows),
    previous: await nearestStart(database, lt(startTime, from), desc(startTime)),
    next: await nearestStart(database, gte(startTime, until), asc(startTime)),
  };
}

const isMatchRow = () => and(eq(events.kind, 'match'), not(events.withdrawn));

async function nearestStart(database: Sql, condition: SQL, order: SQL): Promise<number | null> {
  const [row] = await database
    .select({ startTime: events.startTime })
    .from(events)
    .where(and(isMatchRow(), condition))
    .orderBy(order)
    .limit(1);
  return row?.startTime ?? null;
}
