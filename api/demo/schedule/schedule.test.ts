import { cases } from '@/tests/fixtures/cases';
import { fc } from '@/tests/fixtures/properties';
import type { ScheduleConfig } from './schedule-config';
import { endOf } from './schedule-config';
import { extendSchedule } from './schedule';
import { createSeasons } from './seasons';
import type { ScheduleEntry } from './schedule-store';

const hour = 3600;
const start = Date.UTC(2026, 10, 21, 9, 7) / 1000;

function configWith(recordCount = 26): ScheduleConfig {
  const lengths = new Map(
    Array.from({ length: recordCount }, (_, index) => [`r${index}`, 1000 + ((index * 397) % 4000)]),
  );
  return withLengths(lengths);
}

/** Every record is its own league. */
function withLengths(lengths: ReadonlyMap<string, number>): ScheduleConfig {
  const records = [...lengths.keys()].map(id => ({ ...aSeasonRecord, id, league: { slug: id } }));
  const seasons = createSeasons(records);
  return { seed: 'test', lengths, seasons, overlap: 30, catchUp: 2 * hour };
}

const aSeasonRecord = { dates: ['2024-03-22'], format: 'T20' as const };

type Span = { from: number; to: number };
const spanOf = (entry: ScheduleEntry, config: ScheduleConfig): Span => ({
  from: entry.startTime,
  to: endOf(entry, config),
});
const isOn = ({ from, to }: Span, at: number) => from <= at && at < to;

/** Extends the schedule once a minute, as the feed does. */
function run(entries: readonly ScheduleEntry[], from: number, to: number, config: ScheduleConfig) {
  let all = entries;
  for (let now = from; now <= to; now += 60) all = extendSchedule(all, now, config);
  return extendSchedule(all, to, config);
}

test('the schedule opens with three matches under way at different stages and fourteen that are over', () => {
  const config = configWith();
  const entries = extendSchedule([], start, config);
  const live = entries.filter(entry => isOn(spanOf(entry, config), start));
  const stages = live
    .filter(({ lane }) => lane !== null)
    .map(entry => (start - entry.startTime) / (endOf(entry, config) - entry.startTime));

  expect(stages.map(stage => Math.round(stage * 100))).toEqual([15, 45, 75]);
  expect(entries.filter(entry => endOf(entry, config) <= start).length).toBeGreaterThanOrEqual(14);
});

test('the schedule has about eight matches in the next day and twelve in the four days after, besides the lanes', () => {
  const entries = extendSchedule([], start, configWith());
  const startsAhead = entries
    .filter(({ lane }) => lane === null)
    .map(({ startTime }) => startTime - start);
  const nextDay = startsAhead.filter(seconds => seconds > 0 && seconds <= 24 * hour);
  const later = startsAhead.filter(seconds => seconds > 24 * hour);

  expect(nextDay.length).toBeGreaterThanOrEqual(7);
  expect(later.length).toBeGreaterThanOrEqual(9);
  expect(Math.max(...later)).toBeLessThanOrEqual(5 * 24 * hour + 3 * hour);
  expect(entries.filter(entry => entry.lane !== null && entry.startTime > start)).toHaveLength(3);
});

test('three matches are live at any time within two days, and no record is replayed twice at a time', () => {
  const config = configWith();
  const end = start + 48 * hour;
  const entries = run([], start, end, config);

  for (let at = start; at < end; at += 20) {
    const on = entries.filter(entry => isOn(spanOf(entry, config), at));
    expect(on.length).toBeGreaterThanOrEqual(3);
    expect(new Set(on.map(({ recordId }) => recordId)).size).toBe(on.length);
  }
});

test('event ids are digits and never repeat', () => {
  const ids = run([], start, start + 48 * hour, configWith()).map(({ eventId }) => eventId);

  expect(ids.every(id => /^\d+$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a call after a pause plans the same as calls during the pause', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: 1, max: 110 }),
      (hours, minutes) => {
        const config = configWith();
        const paused = start + hours * hour;
        const resumed = paused + minutes * 60;
        const before = run([], start, paused, config);

        expect(extendSchedule(before, resumed, config)).toEqual(
          run(before, paused, resumed, config),
        );
      },
    ),
    { numRuns: 12 },
  );
});

test('the lanes start again mid-match after a long stop, and no earlier match is lost', () => {
  const config = configWith();
  const before = extendSchedule([], start, config);
  const later = start + 40 * hour;
  const after = extendSchedule(before, later, config);
  const live = after.filter(entry => entry.lane !== null && isOn(spanOf(entry, config), later));

  expect(after.slice(0, before.length)).toEqual(before);
  expect(live).toHaveLength(3);
});

test('a match waits until a record is free when there are fewer records than lanes need', () => {
  const config = configWith(4);
  const entries = run([], start, start + 6 * hour, config);

  for (let at = start; at < start + 6 * hour; at += 60) {
    const on = entries
      .filter(entry => isOn(spanOf(entry, config), at))
      .map(({ recordId }) => recordId);
    expect(new Set(on).size).toBe(on.length);
  }
});

test('imported records begin within a day, whenever they are added, and the schedule rules still apply', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 1, max: 40 }),
      (hours, count) => {
        const before = configWith();
        const at = start + hours * hour;
        const entries = run([], start, at, before);
        const ids = Array.from({ length: count }, (_, number) => `new${number}`);
        const lengths = new Map([...before.lengths, ...ids.map(id => [id, 6000] as const)]);
        const config = { ...withLengths(lengths), imported: new Set(ids) };
        const after = run(entries, at, at + 24 * hour, config);

        expect(after.slice(0, entries.length)).toEqual(entries);
        for (const id of ids) {
          const starts = after.flatMap(entry => (entry.recordId === id ? entry.startTime : []));
          expect(Math.min(...starts)).toBeLessThanOrEqual(at + 24 * hour);
        }
      },
    ),
    { numRuns: cases(8) },
  );
});
