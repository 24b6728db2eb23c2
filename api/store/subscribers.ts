import { and, asc, eq, sql } from 'drizzle-orm';
import type { Sql } from './database';
import { queueMail, type QueuedMail } from './mails';
import { subscribers } from './visitor-tables';

export type SubscriberRow = typeof subscribers.$inferSelect;

/** So long nobody can have the same address written to again. */
const betweenConfirmationsMs = 10 * 60_000;

/**
 * Signs an address up, `email` in lower case. With a mail it is pending until its link is followed;
 * without one it is subscribed. Who is subscribed stays so and gets no further mail, nor does who
 * was written to a few minutes ago.
 */
export async function writeSubscriber(
  database: Sql,
  { email, at, confirmation }: { email: string; at: number; confirmation: QueuedMail | null },
): Promise<void> {
  const asked = confirmation
    ? { status: 'pending' as const, askedAt: at }
    : { status: 'subscribed' as const, askedAt: at, subscribedAt: at };
  const { status } = subscribers;
  const isOpen = confirmation
    ? sql`${status} = 'unsubscribed' or (${status} = 'pending' and ${subscribers.askedAt} <= ${at - betweenConfirmationsMs})`
    : sql`${status} <> 'subscribed'`;
  await database.transaction(async transaction => {
    const written = await transaction
      .insert(subscribers)
      .values({ email, ...asked })
      .onConflictDoUpdate({
        target: subscribers.email,
        set: asked,
        setWhere: isOpen,
      })
      .returning({ email: subscribers.email });
    if (confirmation && written.length > 0) await queueMail(transaction, confirmation);
  });
}

/** The link of the mail was followed. Says whether the address is now subscribed. */
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

/** Whatever it was, the address gets no letter any more. */
export async function unsubscribe(database: Sql, email: string): Promise<void> {
  await database
    .update(subscribers)
    .set({ status: 'unsubscribed' })
    .where(eq(subscribers.email, email));
}

/** Every address that ever asked, earliest first. */
export const allSubscribers = (database: Sql): Promise<SubscriberRow[]> =>
  database.select().from(subscribers).orderBy(asc(subscribers.askedAt), asc(subscribers.email));
