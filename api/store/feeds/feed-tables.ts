import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Fixture, SourcePrices, SourceScore } from './source-match';

/*
 * What the sources of matches last reported, and who may push. Times are unix seconds.
 */

const seconds = (name: string) => bigint(name, { mode: 'number' });

/** A match of a source, and the event that it belongs to. */
export const feedLinks = pgTable(
  'feed_links',
  {
    source: text().notNull(),
    externalId: text('external_id').notNull(),
    /** Null: not linked, for `reason`. */
    eventId: text('event_id'),
    /** The choice of an operator is never changed by the matcher. */
    chosenBy: text('chosen_by').$type<'matcher' | 'operator'>().notNull(),
    reason: text(),
    fixture: jsonb().$type<Fixture>().notNull(),
    /** Unix ms of its first arrival: of several sources of one part the earliest owns it. */
    since: seconds('since').notNull(),
    /** The revision of the last applied push; 0 for sources that are polled. */
    revision: bigint({ mode: 'number' }).notNull(),
    reportedAt: seconds('said_at').notNull(),
    prices: jsonb().$type<SourcePrices>(),
    score: jsonb().$type<SourceScore>(),
    /** When an operator last changed the link. */
    changedAt: seconds('changed_at').notNull(),
  },
  table => [
    primaryKey({ columns: [table.source, table.externalId] }),
    index('feed_links_by_time').on(table.reportedAt),
  ],
);

/** Credits used in the month and on the UTC day, `YYYY-MM-DD`. */
export type FeedUsage = { day: string; today: number; used: number };

/** The source's own report, such as its quota. */
export type SourceState = {
  problem?: string | null;
  quotaLeft?: number | null;
  callsToday?: number;
  note?: string | null;
  usage?: FeedUsage;
  /** Since the source was first used: calls, failed ones, and parts that were refused. */
  calls?: number;
  errors?: number;
  refused?: number;
  /** Links to bookmakers that were ignored since then, and the reasons of the last reply. */
  refusedLinks?: number;
  linkProblems?: string[];
};

export const feedSources = pgTable('feed_sources', {
  source: text().primaryKey(),
  lastSeenAt: seconds('heard_at').notNull(),
  /** A longer silence suspends its prices. */
  maxSilence: integer('max_silence').notNull(),
  state: jsonb().$type<SourceState>().notNull(),
});

/** The parts of a match that a token may push. */
export type PushPart = 'odds' | 'scores';

export const feedTokens = pgTable('feed_tokens', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The only source it may push as; null for an operator's token, which reads. */
  source: text(),
  /** SHA-256; the token itself is shown once. */
  hash: text().notNull().unique(),
  parts: jsonb().$type<PushPart[]>().notNull(),
  /** The slugs it may price; null for all. */
  bookmakers: jsonb().$type<string[]>(),
  maxSilence: integer('max_silence').notNull(),
  createdAt: seconds('created_at').notNull(),
  revokedAt: seconds('revoked_at'),
});
