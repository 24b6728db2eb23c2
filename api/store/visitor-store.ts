import {
  addressKeyOf,
  clickOutCounts,
  writeClickOut,
  type ClickOutCount,
  type ClickOutRow,
} from './click-outs';
import type { Database } from './database';
import { dueMails, mailFailed, mailQueue, mailSent, type MailRow, type QueuedMail } from './mails';
import { messagesSince, writeMessage, type MessageRow, type NewMessage } from './messages';
import { forgetEmail, forgetOld, type Retention } from './retention';
import {
  allSubscribers,
  confirmSubscriber,
  unsubscribe,
  writeSubscriber,
  type SubscriberRow,
} from './subscribers';

/** What visitors leave: each write is done when its promise resolves, and survives a kill. */
export type VisitorStore = {
  /** Once by key; answers the url of the row that stands. */
  writeClickOut(row: ClickOutRow): Promise<string>;
  /** The key by which addresses are hashed on a UTC day, `YYYY-MM-DD`. */
  addressKeyOf(day: string): Promise<string>;
  /** Since a moment in unix ms, by day, bookmaker and market. */
  clickOutCounts(since: number): Promise<ClickOutCount[]>;
  /** Once by key, the mail that tells of it included. */
  writeMessage(message: NewMessage, mail: QueuedMail | null): Promise<void>;
  /** Since a moment in unix ms, oldest first. */
  messagesSince(since: number): Promise<MessageRow[]>;
  /** `email` in lower case; with a mail, pending until it is confirmed. */
  writeSubscriber(signup: {
    email: string;
    at: number;
    confirmation: QueuedMail | null;
  }): Promise<void>;
  /** Whether the address is subscribed afterwards. */
  confirmSubscriber(email: string, at: number): Promise<boolean>;
  unsubscribe(email: string): Promise<void>;
  /** Earliest first, those who left included. */
  allSubscribers(): Promise<SubscriberRow[]>;
  dueMails(now: number, limit: number): Promise<MailRow[]>;
  /** How many mails wait, and since when the oldest does, in unix ms. */
  mailQueue(): Promise<{ length: number; oldestAt: number | null }>;
  mailSent(id: number): Promise<void>;
  mailFailed(
    id: number,
    failure: { attempts: number; dueAt: number; lastError: string },
  ): Promise<void>;
  forgetOld(keep: Retention, now: number): Promise<void>;
  forgetEmail(email: string): Promise<{ messages: number; subscribers: number; mails: number }>;
};

export function createVisitorStore({ sql: query }: Database): VisitorStore {
  return {
    writeClickOut: row => writeClickOut(query, row),
    addressKeyOf: day => addressKeyOf(query, day),
    clickOutCounts: since => clickOutCounts(query, since),
    writeMessage: (message, mail) => writeMessage(query, message, mail),
    messagesSince: since => messagesSince(query, since),
    writeSubscriber: signup => writeSubscriber(query, signup),
    confirmSubscriber: (email, at) => confirmSubscriber(query, email, at),
    unsubscribe: email => unsubscribe(query, email),
    allSubscribers: () => allSubscribers(query),
    dueMails: (now, limit) => dueMails(query, now, limit),
    mailQueue: () => mailQueue(query),
    mailSent: id => mailSent(query, id),
    mailFailed: (id, failure) => mailFailed(query, id, failure),
    forgetOld: (keep, now) => forgetOld(query, keep, now),
    forgetEmail: email => forgetEmail(query, email),
  };
}
