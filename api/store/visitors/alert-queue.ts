import { and, eq, getTableColumns, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { millisecondsInHour, millisecondsInMinute } from 'date-fns/constants';
import type { Sql } from '@/api/store/database';
import { alertDevices, outgoingAlerts } from './alert-tables';

/** One alert of a kind per device in this time; a later one waits, and replaces one that waits already. */
export const pauseMs = millisecondsInMinute;

export type ClaimedAlert = Pick<
  typeof outgoingAlerts.$inferSelect,
  'id' | 'kind' | 'tag' | 'message' | 'urgency' | 'version' | 'attempts' | 'expiresAt'
> & { device: ClaimedDevice };

export type ClaimedDevice = Pick<
  typeof alertDevices.$inferSelect,
  'endpoint' | 'p256dh' | 'auth' | 'failures'
>;

/** An instance that dies with messages leaves them to the others after this. */
const claimMs = 2 * millisecondsInMinute;

/**
 * Takes messages that are due, urgent ones first, and deletes those that have expired. Those to devices
 * that failed last come after all others. None is taken for `exceptHosts`. Each of several instances gets
 * different ones.
 */
export async function claimAlerts(
  database: Sql,
  now: number,
  limit: number,
  exceptHosts: readonly string[] = [],
): Promise<ClaimedAlert[]> {
  await database.execute(sql`delete from outgoing_alerts where
    (sent_at is null and expires_at < ${now}) or sent_at < ${now - pauseMs}`);
  // The host is between the second and the third slash of a URL.
  const isAllowed =
    exceptHosts.length > 0
      ? sql`split_part(d.endpoint, '/', 3) not in ${[...exceptHosts]}`
      : sql`true`;
  const due = sql`select o.id from outgoing_alerts o join alert_devices d on d.id = o.device_id
    where o.sent_at is null and o.due_at <= ${now} and ${isAllowed}
    order by d.failures > 0, o.urgency desc, o.due_at, o.id limit ${limit} for update of o skip locked`;
  const claimed = await database
    .update(outgoingAlerts)
    .set({ dueAt: now + claimMs })
    .from(alertDevices)
    .where(
      sql`${alertDevices.id} = ${outgoingAlerts.deviceId} and ${outgoingAlerts.id} in (${due})`,
    )
    .returning({
      ...getTableColumns(outgoingAlerts),
      endpoint: alertDevices.endpoint,
      p256dh: alertDevices.p256dh,
      auth: alertDevices.auth,
      failures: alertDevices.failures,
    });
  return claimed
    .map(({ endpoint, p256dh, auth, failures, ...row }) => ({
      ...row,
      device: { endpoint, p256dh, auth, failures },
    }))
    .sort(
      (a, b) =>
        Number(a.device.failures > 0) - Number(b.device.failures > 0) ||
        b.urgency - a.urgency ||
        a.id - b.id,
    );
}

/** A message was sent. One that has replaced it in the meantime follows after the pause. */
export async function alertSent(database: Sql, alert: ClaimedAlert, now: number): Promise<void> {
  const { id, version, device } = alert;
  if (device.failures > 0)
    await database
      .update(alertDevices)
      .set({ failures: 0, failingSince: null })
      .where(eq(alertDevices.endpoint, device.endpoint));
  await database
    .update(outgoingAlerts)
    .set({
      sentAt: sql`case when ${outgoingAlerts.version} = ${version} then ${now}::bigint end`,
      dueAt: sql`case when ${outgoingAlerts.version} = ${version} then ${outgoingAlerts.dueAt} else ${now + pauseMs}::bigint end`,
      attempts: 0,
    })
    .where(eq(outgoingAlerts.id, id));
}

/** A message was not sent: at `dueAt` it is retried; null drops it. */
export async function alertFailed(
  database: Sql,
  { id, attempts }: ClaimedAlert,
  dueAt: number | null,
): Promise<void> {
  if (dueAt === null) await database.delete(outgoingAlerts).where(eq(outgoingAlerts.id, id));
  else
    await database
      .update(outgoingAlerts)
      .set({ dueAt, attempts: attempts + 1 })
      .where(eq(outgoingAlerts.id, id));
}

/** Releases claimed messages that were not attempted. */
export async function postponeAlerts(
  database: Sql,
  alerts: readonly ClaimedAlert[],
  dueAt: number,
): Promise<void> {
  const ids = alerts.map(({ id }) => id);
  await database.update(outgoingAlerts).set({ dueAt }).where(inArray(outgoingAlerts.id, ids));
}

/** The shortest match takes about as long, and has more occasions to send. */
const failingMs = 3 * millisecondsInHour;
const maxFailures = 10;

/** Counts a failure of a device; deletes it when it has failed for an entire match, and returns whether it has. */
export async function deviceFailed(
  database: Sql,
  { endpoint }: Pick<ClaimedDevice, 'endpoint'>,
  now: number,
): Promise<boolean> {
  const { failures, failingSince } = alertDevices;
  const isDevice = eq(alertDevices.endpoint, endpoint);
  await database
    .update(alertDevices)
    .set({
      failures: sql`${failures} + 1`,
      failingSince: sql`coalesce(${failingSince}, ${now}::bigint)`,
    })
    .where(isDevice);
  const deleted = await database
    .delete(alertDevices)
    .where(and(isDevice, gte(failures, maxFailures), lte(failingSince, now - failingMs)))
    .returning({ id: alertDevices.id });
  return deleted.length > 0;
}

/** The number of messages that wait. */
export async function alertQueueLength(database: Sql): Promise<number> {
  return database.$count(outgoingAlerts, isNull(outgoingAlerts.sentAt));
}
