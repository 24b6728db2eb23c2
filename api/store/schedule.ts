import { asc } from 'drizzle-orm';
import type { Sql } from './database';
import { demoSchedule } from './tables';

/** A scheduled match of the demo. */
export type ScheduleRow = typeof demoSchedule.$inferSelect;

/** All saved matches, earliest first. */
export const savedSchedule = (database: Sql): Promise<ScheduleRow[]> =>
  database
    .select()
    .from(demoSchedule)
    .orderBy(asc(demoSchedule.startTime), asc(demoSchedule.eventId));

/** Replaces the saved schedule, all or nothing. */
export async function saveSchedule(database: Sql, entries: readonly ScheduleRow[]): Promise<void> {
  await database.transaction(async transaction => {
    await transaction.delete(demoSchedule);
    if (entries.length > 0) await transaction.insert(demoSchedule).values([...entries]);
  });
}
