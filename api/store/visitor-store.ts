import {
  addressKeyOf,
  clickOutCounts,
  clickOutPages,
  writeClickOut,
  type ClickOutRow,
} from './click-outs';
import type { AdminAnswer } from '@/lib/contract/admin/admin-answers';
import type { Database } from './database';
import {
  claimMails,
  dueMails,
  mailFailed,
  mailQueue,
  mailSent,
  type MailRow,
  type QueuedMail,
} from './visitors/mails';
import { messagesSince, writeMessage, type MessageRow, type NewMessage } from './visitors/messages';
import { eraseEmail, purgeExpired, type Retention } from './retention';
import {
  allSubscribers,
  confirmSubscriber,
  unsubscribe,
  writeSubscriber,
  type SubscriberRow,
} from './visitors/subscribers';

/** The data of visitors: a write is complete when its promise resolves, and survives a kill. */
export type VisitorStore = {
  /** Once per idempotency key; returns the stored url. */
  writeClickOut(row: ClickOutRow): Promise<string>;
  /** The key by which addresses are hashed on a UTC day, `YYYY-MM-DD`. */
  addressKeyOf(day: string): Promise<string>;
  /** Since a time in unix ms, by day, bookmaker and market. */
  clickOutCounts(since: number): Promise<AdminAnswer<'clickouts'>>;
  clickOutPages(since: number): Promise<AdminAnswer<'clickout pages'>>;
  /** Once per idempotency key, together with the email that reports it. */
  writeMessage(message: NewMessage, mail: QueuedMail | null): Promise<void>;
  /** Since a time in unix ms, oldest first. */
  messagesSince(since: number): Promise<MessageRow[]>;
  /** `email` in lower case; with an email to send, pending until it is confirmed. */
  writeSubscriber(signup: {
    email: string;
    at: number;
    confirmation: QueuedMail | null;
  }): Promise<void>;
  /** Returns whether the address is subscribed afterwards. */
  confirmSubscriber(email: string, at: number): Promise<boolean>;
  unsubscribe(email: string): Promise<void>;
  /** Earliest first, including those who have unsubscribed. */
  allSubscribers(): Promise<SubscriberRow[]>;
  /** At most `limit`; where several instances share them, one that no other gets. */
  dueMails(now: number, limit: number): Promise<MailRow[]>;
  /** The number of queued emails, and the time of the oldest one in unix ms. */
  mailQueue(): Promise<{ length: number; oldestAt: number | null }>;
  mailSent(id: number): Promise<void>;
  mailFailed(
    id: number,
    failure: { attempts: number; dueAt: number; lastError: string },
  ): Promise<void>;
  purgeExpired(retention: Retention, now: number): Promise<void>;
  eraseEmail(email: string): Promise<{ messages: number; subscribers: number; mails: number }>;
};

export function createVisitorStore({ sql: query, isShared }: Database): VisitorStore {
  return {
    writeClickOut: row => writeClickOut(query, row),
    addressKeyOf: day => addressKeyOf(query, day),
    clickOutCounts: since => clickOutCounts(query, since),
    clickOutPages: since => clickOutPages(query, since),
    writeMessage: (message, mail) => writeMessage(query, message, mail),
    messagesSince: since => messagesSince(query, since),
    writeSubscriber: signup => writeSubscriber(query, signup),
    confirmSubscriber: (email, at) => confirmSubscriber(query, email, at),
    unsubscribe: email => unsubscribe(query, email),
    allSubscribers: () => allSubscribers(query),
    dueMails: (now, limit) => (isShared ? claimMails(query, now) : dueMails(query, now, limit)),
    mailQueue: () => mailQueue(query),
    mailSent: id => mailSent(query, id),
    mailFailed: (id, failure) => mailFailed(query, id, failure),
    purgeExpired: (retention, now) => purgeExpired(query, retention, now),
    eraseEmail: email => eraseEmail(query, email),
  };
}
