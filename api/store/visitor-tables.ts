import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';

/*
 * The data of visitors. Times are unix ms.
 */

/**
 * Whether a captcha passed, was not required, or could not be verified because its provider was
 * down.
 */
export type CaptchaResult = 'passed' | 'off' | 'unchecked';

const moment = (name: string) => bigint(name, { mode: 'number' });

export const contactMessages = pgTable('contact_messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** The idempotency key of the browser. */
  key: text().notNull().unique(),
  fullName: text('full_name').notNull(),
  email: text().notNull(),
  message: text().notNull(),
  captcha: text().$type<CaptchaResult>().notNull(),
  receivedAt: moment('received_at').notNull(),
});

export type SubscriberStatus = 'pending' | 'subscribed' | 'unsubscribed';

export const subscribers = pgTable('subscribers', {
  /** In lower case: one row per address. */
  email: text().primaryKey(),
  status: text().$type<SubscriberStatus>().notNull(),
  askedAt: moment('asked_at').notNull(),
  /** The time of the last subscription. */
  subscribedAt: moment('subscribed_at'),
});

export type Mail = {
  subject: string;
  text: string;
  replyTo?: string;
  headers?: Record<string, string>;
};

/**
 * Queued emails: rows survive a restart, and are deleted when the mail server has accepted them.
 */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    /** The visitor that it is about, so that it can be erased on request. */
    about: text().notNull(),
    mail: jsonb().$type<Mail>().notNull(),
    attempts: integer().notNull().default(0),
    dueAt: moment('due_at').notNull(),
    queuedAt: moment('queued_at').notNull(),
    lastError: text('last_error'),
  },
  table => [index('outgoing_mails_by_due').on(table.dueAt)],
);

export const clickOuts = pgTable(
  'click_outs',
  {
    /** The idempotency key of the browser. */
    key: text().primaryKey(),
    at: moment('at').notNull(),
    eventId: text('event_id').notNull(),
    marketId: text('market_id').notNull(),
    selectionId: text('selection_id').notNull(),
    eventName: text('event_name').notNull(),
    marketName: text('market_name').notNull(),
    selectionName: text('selection_name').notNull(),
    /** Null when the price names none. */
    bookmaker: text(),
    /** Decimal, as on the link. */
    odds: text().notNull(),
    /** Decimal, at the time of the click-out. */
    currentOdds: text('current_odds').notNull(),
    /** The price as it was displayed. */
    shown: text(),
    page: text(),
    url: text().notNull(),
    /** With a key of the day that is deleted later; null after its retention period. */
    addressHash: text('address_hash'),
    agent: text().notNull(),
    isBot: boolean('is_bot').notNull(),
    /**
     * Whether it is the visitor's first of its day at this bookmaker and market. Stored after the
     * day, because it is derived from the address hashes; null before, and where they were erased.
     */
    isFirst: boolean('is_first'),
    /** Whether the visitor made the same one in the minute before; null as above. */
    isRepeat: boolean('is_repeat'),
  },
  table => [index('click_outs_by_time').on(table.at)],
);

export const addressKeys = pgTable(
  'address_keys',
  { day: text().notNull(), key: text().notNull() },
  table => [primaryKey({ columns: [table.day] })],
);
