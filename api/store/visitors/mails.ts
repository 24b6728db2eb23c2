import { asc, count, eq, inArray, lte, min } from 'drizzle-orm';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Sql } from '@/api/store/database';
import { outgoingMails, type Mail } from '@/api/store/visitor-tables';

export type QueuedMail = { recipient: string; about: string; mail: Mail; queuedAt: number };
export type MailRow = typeof outgoingMails.$inferSelect;

/** Queues an email that is due immediately. */
export async function queueMail(database: Sql, mail: QueuedMail): Promise<void> {
  await database.insert(outgoingMails).values({ ...mail, dueAt: mail.queuedAt });
}

/** Emails that are due, the longest waiting first. */
export const dueMails = (database: Sql, now: number, limit: number): Promise<MailRow[]> =>
  database
    .select()
    .from(outgoingMails)
    .where(lte(outgoingMails.dueAt, now))
    .orderBy(asc(outgoingMails.dueAt), asc(outgoingMails.id))
    .limit(limit);

/** An instance that dies with an email leaves it to the others after this; longer than an attempt. */
const claimMs = 2 * millisecondsInMinute;

/**
 * The same where several instances send: each gets different emails, which are not due for the others
 * while it sends them. One at a time: a slow mail server would make the last of many due again.
 */
export async function claimMails(database: Sql, now: number): Promise<MailRow[]> {
  const due = database
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(lte(outgoingMails.dueAt, now))
    .orderBy(asc(outgoingMails.dueAt), asc(outgoingMails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return database
    .update(outgoingMails)
    .set({ dueAt: now + claimMs })
    .where(inArray(outgoingMails.id, due))
    .returning();
}

/** The number of queued emails, and the time of the oldest one in unix ms. */
export async function mailQueue(
  database: Sql,
): Promise<{ length: number; oldestAt: number | null }> {
  const [row] = await database
    .select({ length: count(), oldestAt: min(outgoingMails.queuedAt) })
    .from(outgoingMails);
  return row ?? { length: 0, oldestAt: null };
}

/** Removes an email that the mail server has accepted. */
export async function mailSent(database: Sql, id: number): Promise<void> {
  await database.delete(outgoingMails).where(eq(outgoingMails.id, id));
}

/** Schedules another attempt at `dueAt` after a failure. */
export async function mailFailed(
  database: Sql,
  id: number,
  failure: { attempts: number; dueAt: number; lastError: string },
): Promise<void> {
  await database.update(outgoingMails).set(failure).where(eq(outgoingMails.id, id));
}
