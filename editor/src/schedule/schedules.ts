import type { Payload, Where } from 'payload';

/** A document of a collection, or one that is a separate file. */
export type ScheduleTarget = { collection: string; id: number | string } | { global: string };

/** A schedule as Payload stores it; `error` states why its draft was not published. */
export type ScheduleJob = {
  input?: { doc?: { relationTo: string; value: unknown }; global?: string };
  error?: { message?: string };
  updatedAt: string;
};

/** How a time is chosen: to the minute. */
export const schedulePublish = { timeFormat: 'HH:mm', timeIntervals: 1 };

export const scheduleJobs = 'payload-jobs' as never;
export const isSchedule: Where = { taskSlug: { equals: 'schedulePublish' } };

const changedMeanwhile =
  'Its file was changed by hand in the meantime. The draft is among the versions: restore it as a draft, and ' +
  'schedule it again.';

/**
 * Ends the schedules of a document that was deleted, or taken from its file: they would publish that version
 * instead of the draft. They count as failed.
 */
export async function endSchedules(
  payload: Payload,
  target: ScheduleTarget,
  message = changedMeanwhile,
): Promise<void> {
  await payload.update({
    collection: scheduleJobs,
    where: { and: [isSchedule, { hasError: { not_equals: true } }, ...whereTarget(target)] },
    data: { hasError: true, error: { message }, waitUntil: new Date().toISOString() } as never,
    depth: 0,
  });
}

const whereTarget = (target: ScheduleTarget): Where[] =>
  'global' in target
    ? [{ 'input.global': { equals: target.global } }]
    : [
        { 'input.doc.relationTo': { equals: target.collection } },
        // Payload stores it as text.
        { 'input.doc.value': { equals: String(target.id) } },
      ];
