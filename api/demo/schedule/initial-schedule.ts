import { secondsInHour } from 'date-fns/constants';
import { fractionOf } from '@/api/demo/seeded';
import { endOf, entryFor, pickSlot, type ScheduleConfig } from './schedule-config';
import type { Track } from './seasons';
import type { ScheduleEntry } from './schedule-store';

/** The progress of the three matches at the first start. */
const stages = { 0: 0.15, 1: 0.45, 2: 0.75 };
export const lanes = [0, 1, 2] as const;

const historyTracks: readonly Track[] = [0, 2, 0, 1, 0, 2, 0, 'near', 0, 'far'];
const historyCount = 36;
const historyInterval = 7 * secondsInHour;
/** History ends before the earliest match that may be live. */
const historyAgo = 5 * secondsInHour;
const historyDigit = 4;

/** Adds a live match to every lane without a recent match. */
export function withOpenLanes(
  entries: readonly ScheduleEntry[],
  now: number,
  config: ScheduleConfig,
): readonly ScheduleEntry[] {
  let all = entries;
  for (const lane of lanes) {
    const last = lastOfLane(all, lane);
    if (last && endOf(last, config) > now - config.catchUp) continue;
    const stage = stages[lane];
    const slot = pickSlot(all, config, { track: lane, text: `lane ${lane}` }, recordId =>
      Math.floor(now - stage * (config.lengths.get(recordId) ?? 0)),
    );
    if (slot) all = [...all, entryFor(slot, lane)];
  }
  return all;
}

/** The latest match of a lane, live or scheduled. */
export function lastOfLane(
  entries: readonly ScheduleEntry[],
  lane: number,
): ScheduleEntry | undefined {
  return entries
    .filter(entry => entry.lane === lane)
    .reduce<ScheduleEntry | undefined>(
      (last, entry) => (last && last.startTime >= entry.startTime ? last : entry),
      undefined,
    );
}

/** Matches that ended on previous days, so that the first visitors find results, and the form of sides. */
export function historyBefore(
  entries: readonly ScheduleEntry[],
  now: number,
  config: ScheduleConfig,
): readonly ScheduleEntry[] {
  let all = entries;
  for (let index = 0; index < historyCount; index++) {
    const jitter = fractionOf(`${config.seed} history ${index}`) * 3 * secondsInHour;
    const ended = now - historyAgo - index * historyInterval - jitter;
    const track = historyTracks[index % historyTracks.length] ?? 0;
    const slot = pickSlot(all, config, { track, text: `history ${index}` }, recordId => {
      const start = ended - (config.lengths.get(recordId) ?? 0);
      return Math.floor(start / 300) * 300;
    });
    if (slot) all = [...all, entryFor(slot, null, historyDigit)];
  }
  return all;
}
