import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
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
  /** Sign-ups nobody confirmed, and mail that could not be delivered. */
  pendingDays: number;
};

const dayMs = 24 * 3600 * 1000;

/** Deletes what has been kept long enough, and the address keys of past days at once. */
export async function forgetOld(database: Sql, keep: Retention, now: number): Promise<void> {
  const before = (days: number) => now - days * dayMs;
  const today = new Date(now).toISOString().slice(0, 10);
  await database
    .delete(contactMessages)
    .where(lt(contactMessages.receivedAt, before(keep.messagesDays)));
  await database.delete(clickOuts).where(lt(clickOuts.at, before(keep.clickOutsDays)));
  await storeVisitorCounts(database, now);
  await database
    .update(clickOuts)
    .set({ addressHash: null })
    .where(and(isNotNull(clickOuts.addressHash), lt(clickOuts.at, before(keep.addressesDays))));
  await database.delete(addressKeys).where(lt(addressKeys.day, today));
  await database
    .delete(subscribers)
    .where(
      and(eq(subscribers.status, 'pending'), lt(subscribers.askedAt, before(keep.pendingDays))),
    );
  await database.delete(outgoingMails).where(lt(outgoingMails.queuedAt, before(keep.pendingDays)));
}

/** Deletes everything that names an e-mail address, in any case; says how many rows that were. */
export async function forgetEmail(
  database: Sql,
  email: string,
): Promise<{ messages: number; subscribers: number; mails: number }> {
  const plain = email.toLowerCase();
  return database.transaction(async transaction => {
    const messages = await transaction
      .delete(contactMessages)
      .where(eq(sql`lower(${contactMessages.email})`, plain))
      .returning({ id: contactMessages.id });
    const gone = await transaction
      .delete(subscribers)
      .where(eq(subscribers.email, plain))
      .returning({ email: subscribers.email });
    const { recipient, about } = outgoingMails;
    const mails = await transaction
      .delete(outgoingMails)
      .where(or(eq(sql`lower(${recipient})`, plain), eq(sql`lower(${about})`, plain)))
      .returning({ id: outgoingMails.id });
    return { messages: messages.length, subscribers: gone.length, mails: mails.length };
  });
}
