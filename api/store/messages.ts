import { asc, getTableColumns, gte } from 'drizzle-orm';
import { asWritten } from './as-written';
import type { Sql } from './database';
import { queueMail, type QueuedMail } from './mails';
import { contactMessages, type CaptchaResult } from './visitor-tables';

export type NewMessage = {
  key: string;
  fullName: string;
  email: string;
  message: string;
  captcha: CaptchaResult;
  receivedAt: number;
};
export type MessageRow = NewMessage & { id: number };

/** Writes a message once, and with it the mail that tells of it. A known key changes nothing. */
export async function writeMessage(
  database: Sql,
  message: NewMessage,
  mail: QueuedMail | null,
): Promise<void> {
  await database.transaction(async transaction => {
    const written = await transaction
      .insert(contactMessages)
      .values(message)
      .onConflictDoNothing()
      .returning({ id: contactMessages.id });
    if (mail && written.length > 0) await queueMail(transaction, mail);
  });
}

/** Messages since a moment, oldest first. */
export const messagesSince = (database: Sql, since: number): Promise<MessageRow[]> =>
  database
    .select({
      ...getTableColumns(contactMessages),
      fullName: asWritten(contactMessages.fullName),
      message: asWritten(contactMessages.message),
    })
    .from(contactMessages)
    .where(gte(contactMessages.receivedAt, since))
    .orderBy(asc(contactMessages.id));
