import { secondsInWeek } from 'date-fns/constants';
import { groupBy } from '@/lib/domain/group-by';
import { fnv1aMixed } from '@/lib/hash';
import type { ScheduleEntry } from './schedule-store';
import { continuesSeason, type Seasons, type Track } from './seasons';

/** The records and the pace of the schedule; the same configuration gives the same schedule. */
export type ScheduleConfig = {
  seed: string;
  /** Record id → duration of a replay in seconds. */
  lengths: ReadonlyMap<string, number>;
  seasons: Seasons;
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

/** A record whose last replay is longer ago, in units of the catch-up time, is fresh. */
const freshAfterCatchUps = 3;
/** Longer gaps between replays of a record count as this one. */
const maxGap = secondsInWeek;

/** The end of a replay, unix seconds. */
export const endOf = ({ recordId, startTime }: Slot, { lengths }: ScheduleConfig): number =>
  startTime + (lengths.get(recordId) ?? 0);

/** The slot to be scheduled: its track, and a text that decides between equal records. */
export type Subject = { track: Track; text: string };

/**
 * Chooses the next record: none that is live at that time; of the others one that was not shown
 * recently, is next in its league, and whose league is in this track. Tests and shorter matches take
 * turns. Its start may depend on the record. Null when every record is taken.
 */
export function pickSlot(
  entries: readonly ScheduleEntry[],
  config: ScheduleConfig,
  { track, text }: Subject,
  startOf: (recordId: string) => number,
): Slot | null {
  const { seasons } = config;
  const leagueOf = (recordId: string) => seasons.get(recordId)?.league;
  const byRecord = groupBy(entries, ({ recordId }) => recordId);
  const byLeague = groupBy(entries, ({ recordId }) => leagueOf(recordId));
  const onTrack = entries.filter(({ lane }) => lane === track);
  let best: { slot: Slot; ranks: number[] } | null = null;
  for (const recordId of config.lengths.keys()) {
    const slot = { recordId, startTime: startOf(recordId) };
    const gap = gapBetweenReplays(byRecord.get(recordId) ?? [], slot, config);
    if (gap < 0) continue;
    const place = seasons.get(recordId);
    const ranks = [
      gap === Infinity ? 1 : 0,
      gap >= config.catchUp * freshAfterCatchUps ? 1 : 0,
      continuesSeason(byLeague.get(leagueOf(recordId)) ?? [], slot, seasons) ? 1 : 0,
      place?.track === track ? 1 : 0,
      place?.isTest !== wasTest(onTrack, slot, seasons) ? 1 : 0,
      gap,
      fnv1aMixed(`${config.seed} ${text} ${recordId}`),
    ];
    if (!best || isGreater(ranks, best.ranks)) best = { slot, ranks };
  }
  return best?.slot ?? null;
}

/** Whether the last match of a lane before a slot was a Test. */
function wasTest(
  onTrack: readonly ScheduleEntry[],
  { startTime }: Slot,
  seasons: Seasons,
): boolean {
  let last: ScheduleEntry | null = null;
  for (const entry of onTrack)
    if (entry.startTime < startTime && (!last || entry.startTime > last.startTime)) last = entry;
  return last !== null && seasons.get(last.recordId)?.isTest === true;
}

/** Compares number by number; the first that differs decides. */
function isGreater(ranks: readonly number[], others: readonly number[]): boolean {
  const at = ranks.findIndex((rank, index) => rank !== others[index]);
  return at >= 0 && (ranks[at] ?? 0) > (others[at] ?? 0);
}

/**
 * Seconds between this and the record's nearest other replay; negative when they overlap, infinite
 * for an imported one that was not shown before.
 */
function gapBetweenReplays(
  replays: readonly ScheduleEntry[],
  slot: Slot,
  config: ScheduleConfig,
): number {
  const end = endOf(slot, config);
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
