import { asc, getTableColumns, gte, sql, type SQL } from 'drizzle-orm';
import type { Sql } from '@/api/store/database';
import { queueMail, type QueuedMail } from './mails';
import { contactMessages, type CaptchaResult } from '@/api/store/visitor-tables';
import type { PgColumn } from 'drizzle-orm/pg-core';

export type NewMessage = {
  key: string;
  fullName: string;
  email: string;
  message: string;
  captcha: CaptchaResult;
  receivedAt: number;
};
export type MessageRow = NewMessage & { id: number };

/** Stores a message once per idempotency key, together with the email that reports it. */
export async function writeMessage(
  database: Sql,
  message: NewMessage,
  mail: QueuedMail | null,
): Promise<void> {
  await database.transaction(async transaction => {
    const inserted = await transaction
      .insert(contactMessages)
      .values(message)
      .onConflictDoNothing()
      .returning({ id: contactMessages.id });
    if (mail && inserted.length > 0) await queueMail(transaction, mail);
  });
}

/** Messages since a time, oldest first. */
export const messagesSince = (database: Sql, since: number): Promise<MessageRow[]> =>
  database
    .select({
      ...getTableColumns(contactMessages),
      fullName: preserveBom(contactMessages.fullName),
      message: preserveBom(contactMessages.message),
    })
    .from(contactMessages)
    .where(gte(contactMessages.receivedAt, since))
    .orderBy(asc(contactMessages.id));

/**
 * A text column including a byte order mark at its start: the embedded database's decoder would
 * remove that, so another character is put before it.
 */
export const preserveBom = (column: PgColumn): SQL<string> =>
  sql<string>`'.' || ${column}`.mapWith((text: string) => text.slice(1));
