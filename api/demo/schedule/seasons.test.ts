import { allRecords } from '@/tests/fixtures/all-records';
import { groupBy } from '@/lib/domain/group-by';
import { extendSchedule } from './schedule';
import { endOf, type ScheduleConfig } from './schedule-config';
import type { ScheduleEntry } from './schedule-store';
import { createSeasons, supersededEntries } from './seasons';
import { lengthOf } from './timeline';

const hour = 3600;
const step = 300;
const start = Date.UTC(2026, 10, 21, 9, 7) / 1000;

const records = allRecords.map(([, record]) => record);
const config: ScheduleConfig = {
  seed: 'test',
  lengths: new Map(records.map(record => [record.id, lengthOf(record, 1)])),
  seasons: createSeasons(records),
  overlap: 30,
  catchUp: 2 * hour,
};
const recordOf = new Map(records.map(record => [record.id, record]));
const leagueOf = ({ recordId }: ScheduleEntry) => recordOf.get(recordId)?.league.slug ?? '';

/** Every five minutes, as the feed does it: results whose record is scheduled again leave. */
function statesOf(days: number): { now: number; entries: ScheduleEntry[] }[] {
  const states = [];
  let all: readonly ScheduleEntry[] = [];
  for (let now = start; now <= start + days * 24 * hour; now += step) {
    const entries = extendSchedule(all, now, config).map(entry => ({
      ...entry,
      done: endOf(entry, config) <= now,
    }));
    const gone = new Set(supersededEntries(entries));
    all = entries.filter(entry => !gone.has(entry));
    states.push({ now, entries: [...all] });
  }
  return states;
}

describe("the demo's records over four days", () => {
  const states = statesOf(4);

  test('at least 120 records are scheduled, and none is among results, live and upcoming matches twice', () => {
    expect(records.length).toBeGreaterThanOrEqual(120);
    for (const { entries } of states) {
      const ids = entries.map(({ recordId }) => recordId);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }
  });

  test("records follow one another in the order of their league's season, over and over", () => {
    const shown = new Map(
      states.flatMap(({ entries }) => entries.map(entry => [entry.eventId, entry])),
    );
    const bySeason = groupBy(
      [...shown.values()].toSorted((a, b) => a.startTime - b.startTime),
      leagueOf,
    );
    expect(bySeason.get('ipl')?.length).toBeGreaterThan(200);
    for (const [league, entries] of bySeason) {
      const season = records
        .filter(record => record.league.slug === league)
        .toSorted((a, b) => (`${a.dates[0]} ${a.id}` < `${b.dates[0]} ${b.id}` ? -1 : 1))
        .map(({ id }) => id);
      const numbers = entries.map(({ recordId }) => season.indexOf(recordId));
      const following = numbers.map(number => (number + 1) % season.length);
      expect([league, ...numbers.slice(1)]).toEqual([league, ...following.slice(0, -1)]);
    }
  });

  test('a Test is always live, or starts within two hours', () => {
    for (const { now, entries } of states)
      expect(
        entries.some(
          entry =>
            recordOf.get(entry.recordId)?.format === 'Test' &&
            entry.startTime <= now + 2 * hour &&
            endOf(entry, config) > now,
        ),
      ).toBe(true);
  });
});

test('a result is superseded once its record is scheduled again', () => {
  const entry = (eventId: string, startTime: number, done: boolean): ScheduleEntry => ({
    eventId,
    recordId: eventId.slice(0, 1),
    startTime,
    lane: 0,
    done,
  });
  const entries = [
    entry('a1', start - 30 * hour, true),
    entry('a2', start + hour, false),
    entry('b1', start - 30 * hour, false),
    entry('b2', start + hour, false),
    entry('c1', start - 30 * hour, true),
  ];

  expect(supersededEntries(entries).map(({ eventId }) => eventId)).toEqual(['a1']);
});
