import type { Payload } from 'payload';
import { changedByHand } from '@/src/content/document-hooks';
import { editorUrl } from '@/src/env';
import { isSchedule, scheduleJobs, type ScheduleJob, type ScheduleTarget } from './schedules';

/** A draft that its schedule did not publish, and that has not been saved since. */
type FailedSchedule = { title: string; url: string; at: Date; reason: string };

type Draft = { title?: string | null; changed_by?: string | null; updatedAt: string };

const maxShown = 50;

/** The schedules that have failed, the newest first, one of each document. */
export async function findFailedSchedules(payload: Payload): Promise<FailedSchedule[]> {
  const { docs } = await payload.find({
    collection: scheduleJobs,
    where: { and: [isSchedule, { hasError: { equals: true } }] },
    sort: '-updatedAt',
    limit: maxShown,
    depth: 0,
  });
  const found = await Promise.all(
    (docs as unknown as ScheduleJob[]).map(job => toFailure(payload, job)),
  );
  const failures = found.filter(failure => failure !== null);
  return failures.filter(
    ({ url }, index) => failures.findIndex(failure => failure.url === url) === index,
  );
}

/** Null when the document has been saved since, or no longer exists. */
async function toFailure(
  payload: Payload,
  { input, error, updatedAt }: ScheduleJob,
): Promise<FailedSchedule | null> {
  const target = targetOf(input);
  const draft = target && (await findDraft(payload, target));
  if (!target || !draft) return null;
  /* A change of the file itself does not count as a save by a user. */
  const isSavedSince =
    draft.changed_by !== changedByHand && Date.parse(draft.updatedAt) > Date.parse(updatedAt);
  if (isSavedSince) return null;
  return {
    title: draft.title ?? ('global' in target ? target.global : String(target.id)),
    url: urlOf(target),
    at: new Date(updatedAt),
    reason: error?.message ?? 'no reason given',
  };
}

function targetOf(input: ScheduleJob['input']): ScheduleTarget | null {
  if (input?.doc) return { collection: input.doc.relationTo, id: String(input.doc.value) };
  return input?.global ? { global: input.global } : null;
}

const urlOf = (target: ScheduleTarget): string =>
  'global' in target
    ? `${editorUrl}/admin/globals/${target.global}`
    : `${editorUrl}/admin/collections/${target.collection}/${target.id}`;

async function findDraft(payload: Payload, target: ScheduleTarget): Promise<Draft | null> {
  const options = { depth: 0, draft: true };
  const found: unknown =
    'global' in target
      ? await payload.findGlobal({ slug: target.global as never, ...options })
      : await payload.findByID({
          collection: target.collection as never,
          id: target.id,
          disableErrors: true,
          ...options,
        });
  return found as Draft | null;
}
