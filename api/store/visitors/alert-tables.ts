import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { AlertKind, AlertMessage } from '@/lib/contract/alerts';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';

/*
 * Alerts by Web Push. Times are unix ms.
 */

const moment = (name: string) => bigint(name, { mode: 'number' });

/**
 * A browser's push subscription: where its messages are sent, and the keys with which they are
 * encrypted.
 */
export const alertDevices = pgTable('alert_devices', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  endpoint: text().notNull().unique(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  /** Sends that failed in a row, and the time of the first of them. */
  failures: integer().notNull().default(0),
  failingSince: moment('failing_since'),
});

const deviceId = () =>
  bigint('device_id', { mode: 'number' })
    .notNull()
    .references(() => alertDevices.id, { onDelete: 'cascade' });

/** The alert rules of a device. */
export const alertRules = pgTable(
  'alert_wishes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deviceId: deviceId(),
    eventId: text('event_id').notNull(),
    kind: text().$type<AlertKind>().notNull(),
    /** '' unless the kind is a price. */
    marketId: text('market_id').notNull().default(''),
    selectionId: text('selection_id').notNull().default(''),
    /** Decimal odds. */
    target: doublePrecision(),
    format: text().$type<OddsFormat>(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    uniqueIndex('alert_wishes_once').on(
      table.deviceId,
      table.eventId,
      table.kind,
      table.marketId,
      table.selectionId,
    ),
    index('alert_wishes_by_event').on(table.eventId, table.kind),
    index('alert_wishes_by_expiry').on(table.expiresAt),
  ],
);

/** The state of an event when its last alerts were queued. */
export type AlertState = {
  status: 'upcoming' | 'live' | 'other';
  hasToss: boolean;
  wickets: number;
  /** The number of innings that are over. */
  innings: number;
};

/** The events that alert rules watch. */
export const alertEvents = pgTable('alert_events', {
  eventId: text('event_id').primaryKey(),
  state: jsonb().$type<AlertState>().notNull(),
});

/** Messages to be sent, and for a minute those that were sent. */
export const outgoingAlerts = pgTable(
  'outgoing_alerts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deviceId: deviceId(),
    kind: text().$type<AlertKind>().notNull(),
    tag: text().notNull(),
    message: jsonb().$type<AlertMessage>().notNull(),
    /** Higher ones are sent first. */
    urgency: integer().notNull(),
    /** Incremented when a later message replaces one that waits. */
    version: integer().notNull().default(0),
    attempts: integer().notNull().default(0),
    dueAt: moment('due_at').notNull(),
    /** It is deleted unsent after this. */
    expiresAt: moment('expires_at').notNull(),
    sentAt: moment('sent_at'),
  },
  table => [
    uniqueIndex('outgoing_alerts_waiting')
      .on(table.deviceId, table.tag)
      .where(sql`sent_at is null`),
    index('outgoing_alerts_by_due').on(table.dueAt),
  ],
);
