import { hashOf } from './seeded';
import type { ScheduleEntry } from './schedule-store';

/** What the schedule may show, and how it is paced; the same programme plans the same schedule. */
export type Programme = {
  seed: string;
  /** Record id → seconds a showing lasts. */
  lengths: ReadonlyMap<string, number>;
  /** Records that come before all others until they have been shown. */
  imported?: ReadonlySet<string>;
  /** Seconds by which the next match of a lane starts before the last one ends. */
  overlap: number;
  /** Seconds a stopped schedule is played on as if it had run; after that the lanes start afresh. */
  catchUp: number;
};

export type Slot = { recordId: string; startTime: number };

const hour = 3600;
/** From here on a record's last showing is long enough ago to be forgotten. */
const forgottenAfter = 12 * hour;

/** When a showing ends, unix seconds. */
export const endOf = ({ recordId, startTime }: Slot, { lengths }: Programme): number =>
  startTime + (lengths.get(recordId) ?? 0);

/**
 * The record to show: never one that is on at that time, else the one not seen for longest, `subject`
 * deciding between equals. Its start may depend on the record. Null when every record is taken.
 */
export function pickSlot(
  entries: readonly ScheduleEntry[],
  programme: Programme,
  subject: string,
  startOf: (recordId: string) => number,
): Slot | null {
  let best: { slot: Slot; rest: number; rank: number } | null = null;
  for (const recordId of programme.lengths.keys()) {
    const slot = { recordId, startTime: startOf(recordId) };
    const rest = restOf(entries, slot, programme);
    const rank = hashOf(`${programme.seed} ${subject} ${recordId}`);
    if (rest < 0) continue;
    if (!best || rest > best.rest || (rest === best.rest && rank > best.rank))
      best = { slot, rest, rank };
  }
  return best?.slot ?? null;
}

/**
 * Seconds between this and the record's nearest other showing; negative when they overlap, infinite
 * for an imported one that was not shown before.
 */
function restOf(entries: readonly ScheduleEntry[], slot: Slot, programme: Programme): number {
  const end = endOf(slot, programme);
  const own = entries.filter(({ recordId }) => recordId === slot.recordId);
  const isImported = programme.imported?.has(slot.recordId) ?? false;
  // A fixture days ahead does not count: it would put the first showing off until then.
  if (isImported && own.every(({ startTime }) => startTime > end)) return Infinity;
  return own
    .map(entry => Math.max(entry.startTime - end, slot.startTime - endOf(entry, programme)))
    .reduce((least, rest) => Math.min(least, rest > 0 ? rest : -1), forgottenAfter);
}

/** The entry of a slot. Digits: the start, then the lane, so no two of a schedule are alike. */
export function entryFor(
  { recordId, startTime }: Slot,
  lane: number | null,
  digit = lane ?? 3,
): ScheduleEntry {
  return { eventId: `${startTime}${digit}`, recordId, startTime, lane, done: false };
}
