import { eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Sql } from '@/api/store/database';
import { alertDevices, outgoingAlerts } from './alert-tables';

/** One alert of a kind per device in this time; a later one waits, and replaces one that waits already. */
export const pauseMs = millisecondsInMinute;

export type ClaimedAlert = Pick<
  typeof outgoingAlerts.$inferSelect,
  'id' | 'kind' | 'tag' | 'message' | 'urgency' | 'version' | 'attempts' | 'expiresAt'
> & { device: Pick<typeof alertDevices.$inferSelect, 'endpoint' | 'p256dh' | 'auth'> };

/** An instance that dies with messages leaves them to the others after this. */
const claimMs = 2 * millisecondsInMinute;

/**
 * Takes messages that are due, urgent ones first, and deletes those that have expired. Each of several
 * instances gets different ones.
 */
export async function claimAlerts(
  database: Sql,
  now: number,
  limit: number,
): Promise<ClaimedAlert[]> {
  await database.execute(sql`delete from outgoing_alerts where
    (sent_at is null and expires_at < ${now}) or sent_at < ${now - pauseMs}`);
  const due = sql`select id from outgoing_alerts where sent_at is null and due_at <= ${now}
    order by urgency desc, due_at, id limit ${limit} for update skip locked`;
  const claimed = await database
    .update(outgoingAlerts)
    .set({ dueAt: now + claimMs, attempts: sql`${outgoingAlerts.attempts} + 1` })
    .from(alertDevices)
    .where(
      sql`${alertDevices.id} = ${outgoingAlerts.deviceId} and ${outgoingAlerts.id} in (${due})`,
    )
    .returning({
      ...getTableColumns(outgoingAlerts),
      endpoint: alertDevices.endpoint,
      p256dh: alertDevices.p256dh,
      auth: alertDevices.auth,
    });
  return claimed
    .map(({ endpoint, p256dh, auth, ...row }) => ({ ...row, device: { endpoint, p256dh, auth } }))
    .sort((a, b) => b.urgency - a.urgency || a.id - b.id);
}

/** A message was sent. One that has replaced it meanwhile follows after the pause. */
export async function alertSent(database: Sql, alert: ClaimedAlert, now: number): Promise<void> {
  const { id, version } = alert;
  await database
    .update(outgoingAlerts)
    .set({
      sentAt: sql`case when ${outgoingAlerts.version} = ${version} then ${now}::bigint end`,
      dueAt: sql`case when ${outgoingAlerts.version} = ${version} then ${outgoingAlerts.dueAt} else ${now + pauseMs}::bigint end`,
      attempts: 0,
    })
    .where(eq(outgoingAlerts.id, id));
}

/** A message was not sent: at `dueAt` it is tried again; null gives it up. */
export async function alertFailed(
  database: Sql,
  { id }: ClaimedAlert,
  dueAt: number | null,
): Promise<void> {
  if (dueAt === null) await database.delete(outgoingAlerts).where(eq(outgoingAlerts.id, id));
  else await database.update(outgoingAlerts).set({ dueAt }).where(eq(outgoingAlerts.id, id));
}

/** The number of messages that wait. */
export async function alertQueueLength(database: Sql): Promise<number> {
  return database.$count(outgoingAlerts, isNull(outgoingAlerts.sentAt));
}
