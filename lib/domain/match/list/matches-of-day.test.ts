import { utcDay } from '@/lib/dates/utc-day';
import { aMatch, anUpcomingMatch } from '@/tests/fixtures/match';
import { dayPath, groupsOfDay, matchesOfDay } from './matches-of-day';

const hour = 3600;
const at = (time: string) => Date.parse(`${time}Z`) / 1000;
const inUtc = (start: number) => utcDay(start * 1000);
const inNewYork = (start: number) => utcDay((start - 5 * hour) * 1000);
const noOther = { previous: null, next: null };
const startingAt = (id: string, time: string) => anUpcomingMatch({ id, startTime: at(time) });

const matches = [
  startingAt('evening', '2026-11-27T23:00'),
  startingAt('night', '2026-11-28T02:00'),
  startingAt('noon', '2026-11-28T12:00'),
  startingAt('later', '2026-11-29T01:00'),
  anUpcomingMatch({ id: 'unknown', startTime: null }),
];
const now = at('2026-11-28T12:00');
const idsOf = (day: string, dayOf: (start: number) => string) =>
  matchesOfDay(matches, day, { dayOf, nearest: noOther, now }).matches.map(({ id }) => id);

test('a day has the matches that start on it in the zone in which times are shown', () => {
  expect(idsOf('2026-11-28', inUtc)).toEqual(['night', 'noon']);
  expect(idsOf('2026-11-28', inNewYork)).toEqual(['noon', 'later']);
});

test('the nearest days are those of the known matches, then of the nearest starts', () => {
  const nearest = { previous: at('2026-11-20T03:00'), next: at('2026-12-05T10:00') };
  const around = (day: string, dayOf = inUtc) => {
    const { previous, next } = matchesOfDay(matches, day, { dayOf, nearest, now });
    return [previous, next];
  };

  expect(around('2026-11-28')).toEqual(['2026-11-27', '2026-11-29']);
  expect(around('2026-11-30')).toEqual(['2026-11-29', '2026-12-05']);
  expect(around('2026-11-25')).toEqual(['2026-11-20', '2026-11-27']);
  expect(around('2026-11-25', inNewYork)).toEqual(['2026-11-19', '2026-11-27']);
  expect(around('1990-01-01')).toEqual([null, '2026-11-20']);
  expect(around('2090-01-01')).toEqual(['2026-12-05', null]);
});

test('a match in play is on each of its days until today, and an ended one on its first', () => {
  const test = (status: 'live' | 'other') =>
    aMatch({ id: 'test', status, startTime: at('2026-11-26T04:00') });
  const around = (status: 'live' | 'other', day: string) => {
    const list = matchesOfDay([test(status)], day, { dayOf: inUtc, nearest: noOther, now });
    return [list.previous, list.matches.length, list.next];
  };

  expect(around('live', '2026-11-26')).toEqual([null, 1, '2026-11-27']);
  expect(around('live', '2026-11-27')).toEqual(['2026-11-26', 1, '2026-11-28']);
  expect(around('live', '2026-11-28')).toEqual(['2026-11-27', 1, null]);
  expect(around('live', '2026-11-29')).toEqual(['2026-11-28', 0, null]);
  expect(around('other', '2026-11-28')).toEqual(['2026-11-26', 0, null]);
});

test('a match that has been in play for longer than any match is on its first day and today', () => {
  const stuck = aMatch({ id: 'stuck', startTime: at('2024-01-01T04:00') });
  const at28th = matchesOfDay([stuck], '2026-11-28', { dayOf: inUtc, nearest: noOther, now });

  expect([at28th.previous, at28th.matches.length]).toEqual(['2024-01-01', 1]);
});

test('a day without any known match has no neighbours', () => {
  expect(matchesOfDay([], '2026-11-28', { dayOf: inUtc, nearest: noOther, now })).toEqual({
    matches: [],
    ...noOther,
  });
});

test('matches in play come first, ended ones last and newest first', () => {
  const groups = groupsOfDay([
    aMatch({ id: 'first', status: 'other', startTime: at('2026-11-28T02:00') }),
    aMatch({ id: 'second', status: 'other', startTime: at('2026-11-28T04:00') }),
    anUpcomingMatch({ id: 'soon', tournament: 'A', startTime: at('2026-11-28T08:00') }),
    aMatch({ id: 'live', tournament: 'B', startTime: at('2026-11-28T09:00') }),
  ]);

  expect(groups.map(({ name, matches: list }) => [name, list.map(({ id }) => id)])).toEqual([
    ['B', ['live']],
    ['A', ['soon']],
    ['Ended', ['second', 'first']],
  ]);
});

test('the path of a day has its date', () => {
  expect(dayPath('2026-11-28')).toBe('/matches/on/2026-11-28');
});
