import { secondsInHour } from 'date-fns/constants';
import { fnv1aMixed } from '@/lib/hash';
import type { ScheduleEntry } from './schedule-store';

/** The records and the pace of the schedule; the same configuration gives the same schedule. */
export type ScheduleConfig = {
  seed: string;
  /** Record id → duration of a replay in seconds. */
  lengths: ReadonlyMap<string, number>;
  /** Records that are scheduled before all others until they have been shown. */
  imported?: ReadonlySet<string>;
  /** Seconds by which the next match of a lane starts before the last one ends. */
  overlap: number;
  /**
   * Seconds of a stop after which the schedule still continues as if it had run; after that the
   * lanes start again.
   */
  catchUp: number;
};

export type Slot = { recordId: string; startTime: number };

/** A record whose last replay is longer ago counts as not shown recently. */
const maxGap = 12 * secondsInHour;

/** The end of a replay, unix seconds. */
export const endOf = ({ recordId, startTime }: Slot, { lengths }: ScheduleConfig): number =>
  startTime + (lengths.get(recordId) ?? 0);

/**
 * Chooses the next record: none that is live at that time, of the others the one not shown for
 * longest, with `subject` deciding between equal ones. Its start may depend on the record. Null
 * when every record is taken.
 */
export function pickSlot(
  entries: readonly ScheduleEntry[],
  config: ScheduleConfig,
  subject: string,
  startOf: (recordId: string) => number,
): Slot | null {
  let best: { slot: Slot; gap: number; rank: number } | null = null;
  for (const recordId of config.lengths.keys()) {
    const slot = { recordId, startTime: startOf(recordId) };
    const gap = gapBetweenReplays(entries, slot, config);
    const rank = fnv1aMixed(`${config.seed} ${subject} ${recordId}`);
    if (gap < 0) continue;
    if (!best || gap > best.gap || (gap === best.gap && rank > best.rank))
      best = { slot, gap, rank };
  }
  return best?.slot ?? null;
}

/**
 * Seconds between this and the record's nearest other replay; negative when they overlap, infinite
 * for an imported one that was not shown before.
 */
function gapBetweenReplays(
  entries: readonly ScheduleEntry[],
  slot: Slot,
  config: ScheduleConfig,
): number {
  const end = endOf(slot, config);
  const replays = entries.filter(({ recordId }) => recordId === slot.recordId);
  const isImported = config.imported?.has(slot.recordId) ?? false;
  // A fixture days ahead does not count: it would delay the first replay until then.
  if (isImported && replays.every(({ startTime }) => startTime > end)) return Infinity;
  return replays
    .map(entry => Math.max(entry.startTime - end, slot.startTime - endOf(entry, config)))
    .reduce((least, gap) => Math.min(least, gap > 0 ? gap : -1), maxGap);
}

/**
 * The entry of a slot. Its id is digits: the start, then the lane, so that no two of a schedule are
 * equal.
 */
export function entryFor(
  { recordId, startTime }: Slot,
  lane: number | null,
  digit = lane ?? 3,
): ScheduleEntry {
  return { eventId: `${startTime}${digit}`, recordId, startTime, lane, done: false };
}
