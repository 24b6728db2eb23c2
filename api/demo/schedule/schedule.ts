import { secondsInDay, secondsInHour } from 'date-fns/constants';
import { fractionOf } from '@/api/demo/seeded';
import { historyBefore, lanes, lastOfLane, withOpenLanes } from './initial-schedule';
import { endOf, entryFor, pickSlot, type ScheduleConfig, type Slot } from './schedule-config';
import type { Track } from './seasons';
import type { ScheduleEntry } from './schedule-store';

/** Fixtures are on a grid: all of its slots within a day, every third one up to five days ahead. */
const gridStep = 3 * secondsInHour;
const nearHorizon = secondsInDay;
const farHorizon = 5 * secondsInDay;
const farInterval = 3;

type Decision = { at: number } & (
  { kind: 'lane'; lane: 0 | 1 | 2; last: ScheduleEntry } | { kind: 'fixture'; slotIndex: number }
);

/**
 * The schedule at `now` (unix seconds): three lanes of consecutive matches, each with its next
 * match queued, and fixtures for the coming days. Decisions are made in the order of their due
 * times, so that one late call gives the same schedule as many timely ones.
 */
export function extendSchedule(
  entries: readonly ScheduleEntry[],
  now: number,
  config: ScheduleConfig,
): readonly ScheduleEntry[] {
  const withLanes = withOpenLanes(entries, now, config);
  let all = entries.length === 0 ? historyBefore(withLanes, now, config) : withLanes;
  const skipped = new Set<number>();
  for (;;) {
    const decision = nextDecision(all, now, config, skipped);
    if (!decision) return all;
    const entry =
      decision.kind === 'lane' ? queued(all, decision, config) : fixture(all, decision, config);
    if (entry) all = [...all, entry];
    else if (decision.kind === 'fixture') skipped.add(decision.slotIndex);
    else return all;
  }
}

/** The track of a slot of the grid. Each is decided in order of time, so that seasons stay in order. */
const fixtureTrack = (slotIndex: number): Track => (slotIndex % farInterval === 0 ? 'far' : 'near');

function nextDecision(
  entries: readonly ScheduleEntry[],
  now: number,
  config: ScheduleConfig,
  skipped: ReadonlySet<number>,
): Decision | null {
  let next: Decision | null = null;
  for (const decision of [...laneDecisions(entries), ...fixtureDecisions(entries, now, config)]) {
    if (decision.at > now || (decision.kind === 'fixture' && skipped.has(decision.slotIndex)))
      continue;
    if (!next || decision.at < next.at) next = decision;
  }
  return next;
}

/** A lane's next match is decided when its last one starts. */
function laneDecisions(entries: readonly ScheduleEntry[]): Decision[] {
  return lanes.flatMap(lane => {
    const last = lastOfLane(entries, lane);
    return last ? [{ kind: 'lane' as const, at: last.startTime, lane, last }] : [];
  });
}

function fixtureDecisions(
  entries: readonly ScheduleEntry[],
  now: number,
  { catchUp }: ScheduleConfig,
): Decision[] {
  const onLanes = entries.filter(({ lane }) => lane !== null).map(({ startTime }) => startTime);
  const from = Math.max(Math.min(...onLanes), now - catchUp);
  const takenSlots = new Set(
    entries
      .filter(({ lane }) => lane === null)
      .map(({ startTime }) => Math.floor(startTime / gridStep)),
  );
  const decisions: Decision[] = [];
  for (
    let slotIndex = Math.ceil(from / gridStep);
    slotIndex * gridStep <= now + farHorizon;
    slotIndex++
  ) {
    const horizon = fixtureTrack(slotIndex) === 'far' ? farHorizon : nearHorizon;
    if (!takenSlots.has(slotIndex))
      decisions.push({ kind: 'fixture', at: slotIndex * gridStep - horizon, slotIndex });
  }
  return decisions;
}

function queued(
  entries: readonly ScheduleEntry[],
  { lane, last }: Decision & { kind: 'lane' },
  config: ScheduleConfig,
): ScheduleEntry | null {
  const earliest = Math.max(last.startTime + 1, Math.floor(endOf(last, config) - config.overlap));
  const starts = [earliest, ...entries.map(entry => Math.ceil(endOf(entry, config)) + 1)];
  for (const startTime of starts.filter(start => start >= earliest).sort((a, b) => a - b)) {
    const slot = pickSlot(
      entries,
      config,
      { track: lane, text: `${startTime}${lane}` },
      () => startTime,
    );
    if (slot) return entryFor(slot, lane);
  }
  return null;
}

/** A fixture starts on a quarter of an hour within its slot. Null when no record is free then. */
function fixture(
  entries: readonly ScheduleEntry[],
  { slotIndex }: Decision & { kind: 'fixture' },
  config: ScheduleConfig,
): ScheduleEntry | null {
  const quarter = Math.floor(fractionOf(`${config.seed} fixture ${slotIndex}`) * 8);
  const startTime = slotIndex * gridStep + quarter * 900;
  const subject = { track: fixtureTrack(slotIndex), text: `fixture ${slotIndex}` };
  const slot: Slot | null = pickSlot(entries, config, subject, () => startTime);
  return slot ? entryFor(slot, null) : null;
}
