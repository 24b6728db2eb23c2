import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import { millisecondsInDay } from 'date-fns/constants';
import { utcDay } from '@/lib/dates/utc-day';
import { storeVisitorCounts } from './click-outs';
import type { Sql } from './database';
import {
  addressKeys,
  clickOuts,
  contactMessages,
  outgoingMails,
  subscribers,
} from './visitor-tables';

export type Retention = {
  messagesDays: number;
  clickOutsDays: number;
  addressesDays: number;
  /** Sign-ups without a confirmation, and emails that could not be delivered. */
  pendingDays: number;
};

/** Deletes what has passed its retention period, and the address keys of past days immediately. */
export async function purgeExpired(
  database: Sql,
  retention: Retention,
  now: number,
): Promise<void> {
  const before = (days: number) => now - days * millisecondsInDay;
  const today = utcDay(now);
  await database
    .delete(contactMessages)
    .where(lt(contactMessages.receivedAt, before(retention.messagesDays)));
  await database.delete(clickOuts).where(lt(clickOuts.at, before(retention.clickOutsDays)));
  await storeVisitorCounts(database, now);
  await database
    .update(clickOuts)
    .set({ addressHash: null })
    .where(
      and(isNotNull(clickOuts.addressHash), lt(clickOuts.at, before(retention.addressesDays))),
    );
  await database.delete(addressKeys).where(lt(addressKeys.day, today));
  await database
    .delete(subscribers)
    .where(
      and(
        eq(subscribers.status, 'pending'),
        lt(subscribers.askedAt, before(retention.pendingDays)),
      ),
    );
  await database
    .delete(outgoingMails)
    .where(lt(outgoingMails.queuedAt, before(retention.pendingDays)));
}

/** Deletes all rows with an email address, in any case; returns their number. */
export async function eraseEmail(
  database: Sql,
  email: string,
): Promise<{ messages: number; subscribers: number; mails: number }> {
  const plain = email.toLowerCase();
  return database.transaction(async transaction => {
    const messages = await transaction
      .delete(contactMessages)
      .where(eq(sql`lower(${contactMessages.email})`, plain))
      .returning({ id: contactMessages.id });
    const deleted = await transaction
      .delete(subscribers)
      .where(eq(subscribers.email, plain))
      .returning({ email: subscribers.email });
    const { recipient, about } = outgoingMails;
    const mails = await transaction
      .delete(outgoingMails)
      .where(or(eq(sql`lower(${recipient})`, plain), eq(sql`lower(${about})`, plain)))
      .returning({ id: outgoingMails.id });
    return { messages: messages.length, subscribers: deleted.length, mails: mails.length };
  });
}
