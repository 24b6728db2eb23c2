import { aMatch, anUpcomingMatch } from '@/tests/fixtures/match';
import { groupByTournament } from './match-groups';

const order = (matches: Parameters<typeof groupByTournament>[0]) =>
  groupByTournament(matches).map(({ name, matches: list }) => [name, ...list.map(({ id }) => id)]);

test('tournaments with a live match come first, then those that start first', () => {
  const matches = [
    anUpcomingMatch({ id: 'a', tournament: 'Later', startTime: 300 }),
    anUpcomingMatch({ id: 'b', tournament: 'Soon', startTime: 200 }),
    anUpcomingMatch({ id: 'c', tournament: 'Mixed', startTime: 100 }),
    aMatch({ id: 'd', tournament: 'Live', startTime: 400 }),
    aMatch({ id: 'e', tournament: 'Mixed', startTime: 500 }),
  ];

  expect(order(matches)).toEqual([
    ['Mixed', 'c', 'e'],
    ['Live', 'd'],
    ['Soon', 'b'],
    ['Later', 'a'],
  ]);
});

test('matches without a start come last in their tournament, and a tournament of only such matches comes last', () => {
  const matches = [
    anUpcomingMatch({ id: 'a', tournament: 'Unknown', startTime: null }),
    anUpcomingMatch({ id: 'b', tournament: 'Mixed', startTime: null }),
    anUpcomingMatch({ id: 'c', tournament: 'Mixed', startTime: 4_000_000_000 }),
    aMatch({ id: 'd', tournament: 'Live', startTime: null }),
  ];

  expect(order(matches)).toEqual([
    ['Live', 'd'],
    ['Mixed', 'c', 'b'],
    ['Unknown', 'a'],
  ]);
});

test('equal matches keep the order in which they were loaded, and equal tournaments are sorted by name', () => {
  const matches = [
    anUpcomingMatch({ id: 'a', tournament: 'B', startTime: 100, index: 2 }),
    anUpcomingMatch({ id: 'b', tournament: 'B', startTime: 100, index: 1 }),
    anUpcomingMatch({ id: 'c', tournament: 'A', startTime: 100, index: 3 }),
  ];

  expect(order(matches)).toEqual([
    ['A', 'c'],
    ['B', 'b', 'a'],
  ]);
});

test('an empty list has no group, and the given list is not changed', () => {
  const matches = [
    aMatch({ id: 'late', startTime: 2 }),
    aMatch({ id: 'early', startTime: 1 }),
  ] as const;

  expect(groupByTournament([])).toEqual([]);
  expect(order([...matches])).toEqual([['Reed Cup', 'early', 'late']]);
  expect(matches.map(({ id }) => id)).toEqual(['late', 'early']);
});
