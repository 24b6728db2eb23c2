import { createHash } from 'node:crypto';
import { and, asc, count, eq, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import { matchAlertKinds, type AlertDevice, type MatchAlertKind } from '@/lib/contract/alerts';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import type { Sql } from '@/api/store/database';
import { alertDevices, alertEvents, alertRules, type AlertState } from './alert-tables';

export type AlertRule = typeof alertRules.$inferSelect;

/** An event that alerts watch, as it is now; `endsAt` is when its rules expire, in unix ms. */
export type WatchedEvent = { id: string; state: AlertState; endsAt: number };

export type PriceRule = {
  marketId: string;
  selectionId: string;
  /** Decimal odds. */
  target: number;
  format: OddsFormat;
};

/** The most alerts of one device. */
export const maxRules = 100;

/** 'unknown device': its keys are not those that were stored. Nothing is changed then. */
export type RuleOutcome = 'stored' | 'unknown device' | 'too many';

/** Replaces the kinds of one match that a device is alerted of; once, however often it is called. */
export const saveMatchRules = (
  database: Sql,
  device: AlertDevice,
  event: WatchedEvent,
  kinds: readonly MatchAlertKind[],
): Promise<RuleOutcome> =>
  saveRules(database, device, event, async (transaction, deviceId) => {
    await transaction
      .delete(alertRules)
      .where(
        and(
          eq(alertRules.deviceId, deviceId),
          eq(alertRules.eventId, event.id),
          inArray(alertRules.kind, [...matchAlertKinds]),
          kinds.length > 0 ? sql`${alertRules.kind} not in ${[...kinds]}` : undefined,
        ),
      );
    if (kinds.length === 0) return;
    await transaction
      .insert(alertRules)
      .values(kinds.map(kind => ({ deviceId, eventId: event.id, kind, expiresAt: event.endsAt })))
      .onConflictDoNothing();
  });

/** Stores the price of one selection at which a device is alerted, instead of an earlier one. */
export const savePriceRule = (
  database: Sql,
  device: AlertDevice,
  event: WatchedEvent,
  price: PriceRule,
): Promise<RuleOutcome> =>
  saveRules(database, device, event, async (transaction, deviceId) => {
    const { target, format } = price;
    const changed = { target, format, expiresAt: event.endsAt };
    const { deviceId: device_, eventId, kind, marketId, selectionId } = alertRules;
    await transaction
      .insert(alertRules)
      .values({ deviceId, eventId: event.id, kind: 'price', ...price, ...changed })
      .onConflictDoUpdate({
        target: [device_, eventId, kind, marketId, selectionId],
        set: changed,
      });
  });

class TooManyError extends Error {}

async function saveRules(
  database: Sql,
  device: AlertDevice,
  event: WatchedEvent,
  write: (transaction: Sql, deviceId: number) => Promise<void>,
): Promise<RuleOutcome> {
  try {
    return await database.transaction(async transaction => {
      const deviceId = await deviceIdOf(transaction, device, { create: true });
      if (deviceId === null) return 'unknown device';
      const others = transaction
        .select({ id: alertRules.id })
        .from(alertRules)
        .where(eq(alertRules.eventId, event.id));
      // Without rules the state is not updated: its difference from now would be queued as a change.
      await transaction
        .insert(alertEvents)
        .values({ eventId: event.id, state: event.state })
        .onConflictDoUpdate({
          target: alertEvents.eventId,
          set: { state: event.state },
          setWhere: notExists(others),
        });
      await write(transaction, deviceId);
      const [stored] = await transaction
        .select({ count: count() })
        .from(alertRules)
        .where(eq(alertRules.deviceId, deviceId));
      if ((stored?.count ?? 0) > maxRules) throw new TooManyError();
      await deleteIfUnused(transaction, deviceId);
      return 'stored';
    });
  } catch (error) {
    if (error instanceof TooManyError) return 'too many';
    throw error;
  }
}

/** The id of a device, whose keys prove that it is the browser that subscribed; null for any other. */
async function deviceIdOf(
  database: Sql,
  { endpoint, keys: { p256dh, auth } }: AlertDevice,
  { create }: { create: boolean },
): Promise<number | null> {
  const known = async () => {
    const [row] = await database
      .select()
      .from(alertDevices)
      .where(eq(alertDevices.endpoint, endpoint))
      .for('update');
    return row;
  };
  let row = await known();
  if (!row && create) {
    await database.insert(alertDevices).values({ endpoint, p256dh, auth }).onConflictDoNothing();
    row = await known();
  }
  return row && row.auth === auth && row.p256dh === p256dh ? row.id : null;
}

/** The alerts of a device by event; empty for one that is not known. */
export async function rulesOf(database: Sql, device: AlertDevice): Promise<AlertRule[]> {
  return database.transaction(async transaction => {
    const deviceId = await deviceIdOf(transaction, device, { create: false });
    if (deviceId === null) return [];
    return rowsOf(transaction, deviceId);
  });
}

const rowsOf = (database: Sql, deviceId: number): Promise<AlertRule[]> =>
  database
    .select()
    .from(alertRules)
    .where(eq(alertRules.deviceId, deviceId))
    .orderBy(asc(alertRules.eventId), asc(alertRules.id));

/** Whether the device has alerts, whatever its keys. */
export async function isKnownDevice(database: Sql, endpoint: string): Promise<boolean> {
  return (await database.$count(alertDevices, eq(alertDevices.endpoint, endpoint))) > 0;
}

/** Which alerts of a device are removed; `id` is that of `publicId`. */
export type RemovedRules = { id: number } | 'prices' | 'all';

/**
 * The id that a device knows its alert by: the ids of the rows would reveal how many alerts all devices
 * have. Six bytes of a hash are unique among a hundred alerts.
 */
export function publicId({ eventId, kind, marketId, selectionId }: AlertRule): number {
  const about = JSON.stringify([eventId, kind, marketId, selectionId]);
  return createHash('sha256').update(about).digest().readUIntBE(0, 6);
}

export async function removeRules(
  database: Sql,
  device: AlertDevice,
  removed: RemovedRules,
): Promise<void> {
  await database.transaction(async transaction => {
    const deviceId = await deviceIdOf(transaction, device, { create: false });
    if (deviceId === null) return;
    if (removed === 'all') {
      await transaction.delete(alertDevices).where(eq(alertDevices.id, deviceId));
      return;
    }
    const rules = await rowsOf(transaction, deviceId);
    const isRemoved = (row: AlertRule): boolean =>
      removed === 'prices' ? row.kind === 'price' : publicId(row) === removed.id;
    const ids = rules.filter(isRemoved).map(({ id }) => id);
    await transaction.delete(alertRules).where(inArray(alertRules.id, ids));
    await deleteIfUnused(transaction, deviceId);
  });
}

/** Moves the alerts of a subscription to the one by which the browser has replaced it. */
export async function moveRules(
  database: Sql,
  former: AlertDevice,
  { endpoint, keys }: AlertDevice,
): Promise<void> {
  await database.transaction(async transaction => {
    const id = await deviceIdOf(transaction, former, { create: false });
    if (id === null || former.endpoint === endpoint) return;
    const isTaken = await transaction
      .select({ id: alertDevices.id })
      .from(alertDevices)
      .where(and(eq(alertDevices.endpoint, endpoint), ne(alertDevices.id, id)));
    if (isTaken.length > 0) return;
    await transaction
      .update(alertDevices)
      .set({ endpoint, p256dh: keys.p256dh, auth: keys.auth })
      .where(eq(alertDevices.id, id));
  });
}

const hasNothing = sql`not exists (select 1 from alert_wishes w where w.device_id = d.id)
  and not exists (select 1 from outgoing_alerts o where o.device_id = d.id and o.sent_at is null)`;

const deleteIfUnused = (database: Sql, deviceId: number): Promise<unknown> =>
  database.execute(sql`delete from alert_devices d where d.id = ${deviceId} and ${hasNothing}`);

/** Deletes what has expired or is not allowed any more, and devices without any alert left. */
export async function purgeAlerts(
  database: Sql,
  now: number,
  allowed: { prices: boolean; matches: boolean },
): Promise<void> {
  await database.delete(alertRules).where(lt(alertRules.expiresAt, now));
  if (!allowed.prices) await database.delete(alertRules).where(eq(alertRules.kind, 'price'));
  if (!allowed.matches) await database.delete(alertRules);
  await database.execute(sql`delete from alert_devices d where ${hasNothing}`);
  await database.execute(sql`delete from alert_events e
    where not exists (select 1 from alert_wishes w where w.event_id = e.event_id)`);
}

/** Deletes a device with all its alerts; returns whether it was known. */
export async function forgetDevice(database: Sql, endpoint: string): Promise<boolean> {
  const deleted = await database
    .delete(alertDevices)
    .where(eq(alertDevices.endpoint, endpoint))
    .returning({ id: alertDevices.id });
  return deleted.length > 0;
}
