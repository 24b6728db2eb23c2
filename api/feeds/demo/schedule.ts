import { fractionOf } from './seeded';
import { historyBefore, lanes, lastOfLane, withOpenLanes } from './opening';
import { endOf, entryFor, pickSlot, type Programme, type Slot } from './programme';
import type { ScheduleEntry } from './schedule-store';

const hour = 3600;
const day = 24 * hour;
/** Fixtures stand on a grid: all its places within a day, every third one up to five days ahead. */
const gridStep = 3 * hour;
const nearAhead = day;
const farAhead = 5 * day;
const farEvery = 3;
const keepDoneFor = day;

type Decision = { at: number } & (
  { kind: 'lane'; lane: number; last: ScheduleEntry } | { kind: 'fixture'; place: number }
);

/**
 * The schedule as it stands at `now` (unix seconds): three lanes of matches that follow each other,
 * each with its next match queued, and fixtures for the coming days. Decisions are taken in the
 * order of the moments they fall due, so one late call plans what many timely ones would have.
 */
export function extendSchedule(
  entries: readonly ScheduleEntry[],
  now: number,
  programme: Programme,
): readonly ScheduleEntry[] {
  const opened = withOpenLanes(entries, now, programme);
  let all = entries.length === 0 ? historyBefore(opened, now, programme) : opened;
  const skipped = new Set<number>();
  for (;;) {
    const decision = nextDecision(all, now, programme, skipped);
    if (!decision) return all;
    const entry =
      decision.kind === 'lane'
        ? queued(all, decision, programme)
        : fixture(all, decision, programme);
    if (entry) all = [...all, entry];
    else if (decision.kind === 'fixture') skipped.add(decision.place);
    else return all;
  }
}

/** Without what was over and handed on a day ago. */
export function withoutForgotten(
  entries: readonly ScheduleEntry[],
  now: number,
): readonly ScheduleEntry[] {
  const isKept = ({ done, startTime }: ScheduleEntry) => !done || startTime > now - keepDoneFor;
  return entries.every(isKept) ? entries : entries.filter(isKept);
}

function nextDecision(
  entries: readonly ScheduleEntry[],
  now: number,
  programme: Programme,
  skipped: ReadonlySet<number>,
): Decision | null {
  let next: Decision | null = null;
  for (const decision of [
    ...laneDecisions(entries),
    ...fixtureDecisions(entries, now, programme),
  ]) {
    if (decision.at > now || (decision.kind === 'fixture' && skipped.has(decision.place))) continue;
    if (!next || decision.at < next.at) next = decision;
  }
  return next;
}

/** A lane decides on its next match when its last one starts. */
function laneDecisions(entries: readonly ScheduleEntry[]): Decision[] {
  return lanes.flatMap(lane => {
    const last = lastOfLane(entries, lane);
    return last ? [{ kind: 'lane' as const, at: last.startTime, lane, last }] : [];
  });
}

function fixtureDecisions(
  entries: readonly ScheduleEntry[],
  now: number,
  { catchUp }: Programme,
): Decision[] {
  const onLanes = entries.filter(({ lane }) => lane !== null).map(({ startTime }) => startTime);
  const from = Math.max(Math.min(...onLanes), now - catchUp);
  const taken = new Set(
    entries
      .filter(({ lane }) => lane === null)
      .map(({ startTime }) => Math.floor(startTime / gridStep)),
  );
  const decisions: Decision[] = [];
  for (let place = Math.ceil(from / gridStep); place * gridStep <= now + farAhead; place++) {
    const ahead = place % farEvery === 0 ? farAhead : nearAhead;
    if (!taken.has(place)) decisions.push({ kind: 'fixture', at: place * gridStep - ahead, place });
  }
  return decisions;
}

function queued(
  entries: readonly ScheduleEntry[],
  { lane, last }: Decision & { kind: 'lane' },
  programme: Programme,
): ScheduleEntry | null {
  const wanted = Math.max(
    last.startTime + 1,
    Math.floor(endOf(last, programme) - programme.overlap),
  );
  const starts = [wanted, ...entries.map(entry => Math.ceil(endOf(entry, programme)) + 1)];
  for (const startTime of starts.filter(start => start >= wanted).sort((a, b) => a - b)) {
    const slot = pickSlot(entries, programme, `${startTime}${lane}`, () => startTime);
    if (slot) return entryFor(slot, lane);
  }
  return null;
}

/** A fixture starts on a quarter of an hour within its place. Null when no record is free then. */
function fixture(
  entries: readonly ScheduleEntry[],
  { place }: Decision & { kind: 'fixture' },
  programme: Programme,
): ScheduleEntry | null {
  const quarter = Math.floor(fractionOf(`${programme.seed} fixture ${place}`) * 8);
  const startTime = place * gridStep + quarter * 900;
  const slot: Slot | null = pickSlot(entries, programme, `fixture ${place}`, () => startTime);
  return slot ? entryFor(slot, null) : null;
}
