import { fractionOf } from './seeded';
import { endOf, entryFor, pickSlot, type Programme } from './programme';
import type { ScheduleEntry } from './schedule-store';

/** How far the three matches that open the lanes have come. */
const stages = [0.15, 0.45, 0.75];
export const lanes = stages.map((_, lane) => lane);

const hour = 3600;
const historyCount = 14;
const historyEvery = 7 * hour;
/** History ends before anything that the lanes may still be showing. */
const historyAgo = 5 * hour;
const historyDigit = 4;

/** The schedule with a match under way in every lane that has none, or none of recent hours. */
export function withOpenLanes(
  entries: readonly ScheduleEntry[],
  now: number,
  programme: Programme,
): readonly ScheduleEntry[] {
  let all = entries;
  for (const lane of lanes) {
    const last = lastOfLane(all, lane);
    if (last && endOf(last, programme) > now - programme.catchUp) continue;
    const stage = stages[lane] ?? 0;
    const slot = pickSlot(all, programme, `lane ${lane}`, recordId =>
      Math.floor(now - stage * (programme.lengths.get(recordId) ?? 0)),
    );
    if (slot) all = [...all, entryFor(slot, lane)];
  }
  return all;
}

/** The latest match of a lane, running or queued. */
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

/** Matches that ended on the days before, so that a first visitor finds recent results. */
export function historyBefore(
  entries: readonly ScheduleEntry[],
  now: number,
  programme: Programme,
): readonly ScheduleEntry[] {
  let all = entries;
  for (let index = 0; index < historyCount; index++) {
    const swing = fractionOf(`${programme.seed} history ${index}`) * 3 * hour;
    const ended = now - historyAgo - index * historyEvery - swing;
    const slot = pickSlot(all, programme, `history ${index}`, recordId => {
      const start = ended - (programme.lengths.get(recordId) ?? 0);
      return Math.floor(start / 300) * 300;
    });
    if (slot) all = [...all, entryFor(slot, null, historyDigit)];
  }
  return all;
}
