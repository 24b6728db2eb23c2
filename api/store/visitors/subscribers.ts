import { and, asc, eq, sql } from 'drizzle-orm';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Sql } from '@/api/store/database';
import { queueMail, type QueuedMail } from './mails';
import { subscribers } from '@/api/store/visitor-tables';

export type SubscriberRow = typeof subscribers.$inferSelect;

/** The minimum interval between two confirmation emails to the same address. */
const betweenConfirmationsMs = 10 * millisecondsInMinute;

/**
 * Signs an address up, `email` in lower case. With an email it is pending until its link is opened;
 * without one it is subscribed. A subscribed address remains so and gets no further email; neither
 * does one that got an email within the minimum interval.
 */
export async function writeSubscriber(
  database: Sql,
  { email, at, confirmation }: { email: string; at: number; confirmation: QueuedMail | null },
): Promise<void> {
  const values = confirmation
    ? { status: 'pending' as const, askedAt: at }
    : { status: 'subscribed' as const, askedAt: at, subscribedAt: at };
  const { status } = subscribers;
  const isOpen = confirmation
    ? sql`${status} = 'unsubscribed' or (${status} = 'pending' and ${subscribers.askedAt} <= ${at - betweenConfirmationsMs})`
    : sql`${status} <> 'subscribed'`;
  await database.transaction(async transaction => {
    const inserted = await transaction
      .insert(subscribers)
      .values({ email, ...values })
      .onConflictDoUpdate({
        target: subscribers.email,
        set: values,
        setWhere: isOpen,
      })
      .returning({ email: subscribers.email });
    if (confirmation && inserted.length > 0) await queueMail(transaction, confirmation);
  });
}

/** Confirms a sign-up. Returns whether the address is subscribed afterwards. */
export async function confirmSubscriber(
  database: Sql,
  email: string,
  at: number,
): Promise<boolean> {
  const pending = and(eq(subscribers.email, email), eq(subscribers.status, 'pending'));
  await database.update(subscribers).set({ status: 'subscribed', subscribedAt: at }).where(pending);
  const [row] = await database.select().from(subscribers).where(eq(subscribers.email, email));
  return row?.status === 'subscribed';
}

/** Stops all emails to the address, whatever its status was. */
export async function unsubscribe(database: Sql, email: string): Promise<void> {
  await database
    .update(subscribers)
    .set({ status: 'unsubscribed' })
    .where(eq(subscribers.email, email));
}

/** Every address that ever signed up, earliest first. */
export const allSubscribers = (database: Sql): Promise<SubscriberRow[]> =>
  database.select().from(subscribers).orderBy(asc(subscribers.askedAt), asc(subscribers.email));
