import { and, eq, gt, lte, min, sql } from 'drizzle-orm';
import { millisecondsInDay } from 'date-fns/constants';
import type { AlertKind, AlertMessage } from '@/lib/contract/alerts';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import type { Database, Sql } from '@/api/store/database';
import { fenced } from '@/api/store/leader-term';
import { pauseMs } from './alert-queue';
import { alertEvents, alertRules, type AlertState } from './alert-tables';

/** Something that has happened in a match, and the texts that its subscribers receive. */
export type Moment = {
  message: AlertMessage;
  urgency: number;
  /** After this it is deleted unsent. */
  lifetimeMs: number;
};

/** The lowest target price of a selection in any alert rule, in decimal odds. */
export type WatchedPrice = {
  eventId: string;
  marketId: string;
  selectionId: string;
  target: number;
};

export type Watched = {
  events: { eventId: string; state: AlertState }[];
  prices: WatchedPrice[];
};

/** All that alerts watch at a time in unix ms. */
export async function watched(database: Sql, now: number): Promise<Watched> {
  const events = await database.select().from(alertEvents);
  const prices = await database
    .select({
      eventId: alertRules.eventId,
      marketId: alertRules.marketId,
      selectionId: alertRules.selectionId,
      target: min(alertRules.target),
    })
    .from(alertRules)
    .where(and(eq(alertRules.kind, 'price'), gt(alertRules.expiresAt, now)))
    .groupBy(alertRules.eventId, alertRules.marketId, alertRules.selectionId);
  return {
    events,
    prices: prices.flatMap(({ target, ...price }) =>
      target === null ? [] : [{ ...price, target }],
    ),
  };
}

/** The alerts of a match end this long after it. */
const afterMatchMs = millisecondsInDay;

export type Change = {
  eventId: string;
  before: AlertState;
  next: AlertState;
  moments: readonly Moment[];
};

/**
 * Stores what an event has become, and queues the alerts of it for all who watch it, once: another leader that
 * has seen the same finds that `before` is the past.
 */
export const queueMoments = (
  database: Database,
  { eventId, before, next, moments }: Change,
  now: number,
): Promise<void> =>
  fenced(database, writes =>
    writes.transaction(async transaction => {
      const changed = await transaction
        .update(alertEvents)
        .set({ state: next })
        .where(
          and(
            eq(alertEvents.eventId, eventId),
            sql`${alertEvents.state} = ${JSON.stringify(before)}::jsonb`,
          ),
        )
        .returning({ eventId: alertEvents.eventId });
      if (changed.length === 0) return;
      for (const moment of moments) await queueForRules(transaction, eventId, moment, now);
      if (next.status !== 'other') return;
      await transaction
        .update(alertRules)
        .set({ expiresAt: sql`least(${alertRules.expiresAt}, ${now + afterMatchMs}::bigint)` })
        .where(eq(alertRules.eventId, eventId));
    }),
  );

const queueForRules = (
  database: Sql,
  eventId: string,
  { message, urgency, lifetimeMs }: Moment,
  now: number,
): Promise<unknown> =>
  database.execute(sql`
    insert into outgoing_alerts (device_id, kind, tag, message, urgency, due_at, expires_at)
    select w.device_id, w.kind, ${message.tag}, ${JSON.stringify(message)}::jsonb, ${urgency}::int,
      ${dueAt(message.kind, now)}, ${now + lifetimeMs}::bigint
    from alert_wishes w
    where w.event_id = ${eventId} and w.kind = ${message.kind} and w.expires_at > ${now}
    ${replaceWaiting}`);

/** The time of the next message of a kind to the device of `w`. */
const dueAt = (kind: AlertKind, now: number) => sql`greatest(${now}::bigint, coalesce((
  select max(coalesce(o.sent_at, o.due_at)) + ${pauseMs}::bigint from outgoing_alerts o
  where o.device_id = w.device_id and o.kind = ${kind}), 0))`;

const replaceWaiting = sql`on conflict (device_id, tag) where sent_at is null do update set
  message = excluded.message, expires_at = excluded.expires_at, version = outgoing_alerts.version + 1`;

export type ReachedPrice = Omit<WatchedPrice, 'target'> & {
  /** Decimal odds. */
  odds: number;
  /** The message in an odds format. */
  toMoment: (format: OddsFormat) => Moment;
};

/** Ends the alerts of a price that has reached their targets, and queues their messages. */
export const queuePrices = (
  database: Database,
  { eventId, marketId, selectionId, odds, toMoment }: ReachedPrice,
  now: number,
): Promise<void> =>
  fenced(database, writes =>
    writes.transaction(async transaction => {
      const reached = await transaction
        .delete(alertRules)
        .where(
          and(
            eq(alertRules.kind, 'price'),
            eq(alertRules.eventId, eventId),
            eq(alertRules.marketId, marketId),
            eq(alertRules.selectionId, selectionId),
            lte(alertRules.target, odds),
            gt(alertRules.expiresAt, now),
          ),
        )
        .returning({ deviceId: alertRules.deviceId, format: alertRules.format });
      for (const format of new Set(reached.map(rule => rule.format ?? 'decimal'))) {
        const { message, urgency, lifetimeMs } = toMoment(format);
        const devices = reached.filter(rule => (rule.format ?? 'decimal') === format);
        for (let at = 0; at < devices.length; at += 1000) {
          const ids = devices.slice(at, at + 1000).map(({ deviceId }) => deviceId);
          await transaction.execute(sql`
            insert into outgoing_alerts (device_id, kind, tag, message, urgency, due_at, expires_at)
            select w.device_id, 'price', ${message.tag}, ${JSON.stringify(message)}::jsonb,
              ${urgency}::int, ${dueAt('price', now)}, ${now + lifetimeMs}::bigint
            from unnest(array[${sql.join(ids, sql`, `)}]::bigint[]) as w(device_id)
            ${replaceWaiting}`);
        }
      }
    }),
  );
