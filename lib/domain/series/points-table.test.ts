import { seriesResult, sides } from '@/tests/fixtures/series-result';
import { groupOf, isLeagueStage, pointsTables } from './points-table';

const tied = { kind: 'tied' } as const;
const noResult = { kind: 'no_result' } as const;

test('a win gives two points, a tie and no result give one, and equal sides are ordered by net run rate', () => {
  const [table] = pointsTables([
    seriesResult(),
    seriesResult({ teams: sides('Herons', 'Owls'), stage: 'Match 2' }),
    seriesResult({ teams: sides('Owls', 'Ferns'), stage: 'Match 3', result: tied }),
    seriesResult({
      teams: sides('Terns', 'Ferns'),
      stage: 'Match 4',
      result: noResult,
      innings: null,
    }),
  ]);

  expect(table).toMatchObject({ series: 'Reed Cup, 2026', group: null, matches: 4 });
  expect(
    table?.rows.map(row => [
      row.team,
      row.played,
      row.won,
      row.lost,
      row.tied,
      row.noResult,
      row.points,
    ]),
  ).toEqual([
    ['Ferns', 3, 1, 0, 1, 1, 4],
    ['Herons', 2, 1, 1, 0, 0, 2],
    // One point each: a side without a counted match has a rate of 0.
    ['Owls', 2, 0, 1, 1, 0, 1],
    ['Terns', 1, 0, 0, 0, 1, 1],
  ]);
  expect(table?.rows.map(({ netRunRate }) => netRunRate)).toEqual([0, 0, 0, 0]);
});

test('a match that is awarded or conceded has its points, and those of an abandoned one are shared', () => {
  const [table] = pointsTables([
    seriesResult({ result: { kind: 'awarded', winner: 0 }, innings: null }),
    seriesResult({
      teams: sides('Owls', 'Ferns'),
      stage: 'Match 2',
      result: { kind: 'conceded', winner: 1 },
      innings: null,
    }),
    seriesResult({
      teams: sides('Owls', 'Herons'),
      stage: 'Match 3',
      result: { kind: 'abandoned' },
      innings: null,
    }),
  ]);

  expect(table?.rows.map(({ team, points, netRunRate }) => [team, points, netRunRate])).toEqual([
    ['Ferns', 4, null],
    ['Herons', 1, null],
    ['Owls', 1, null],
  ]);
});

test('a tie that a super over decided is a win', () => {
  const [table] = pointsTables([
    seriesResult({ result: { kind: 'tied', winner: 1, super_over: true } }),
    seriesResult({ teams: sides('Owls', 'Ferns'), stage: 'Match 2' }),
  ]);

  expect(table?.rows.map(({ team, won, tied, points }) => [team, won, tied, points])).toEqual([
    ['Owls', 1, 0, 2],
    ['Herons', 1, 0, 2],
    ['Ferns', 0, 0, 0],
  ]);
});

test('a match whose end is not understood is named and not counted', () => {
  const [table] = pointsTables([
    seriesResult(),
    seriesResult({ teams: sides('Owls', 'Ferns'), stage: 'Match 2' }),
    seriesResult({
      teams: sides('Owls', 'Herons'),
      stage: 'Match 3',
      match: 'Owls - Herons',
      text: 'Rained in the tea',
      result: null,
    }),
  ]);

  expect(table).toMatchObject({
    matches: 2,
    leftOut: [{ match: 'Owls - Herons', text: 'Rained in the tea' }],
  });
  expect(table?.rows.map(({ team, played }) => [team, played])).toEqual([
    ['Owls', 1],
    ['Ferns', 2],
    ['Herons', 1],
  ]);
});

test('the net run rate of its sides is unknown after a match without known figures', () => {
  const [table] = pointsTables([
    seriesResult({ innings: null }),
    seriesResult({ teams: sides('Owls', 'Terns'), stage: 'Match 2' }),
  ]);

  expect(table?.rows.map(({ team, netRunRate }) => [team, netRunRate])).toEqual([
    ['Owls', 1],
    ['Ferns', null],
    ['Herons', null],
    ['Terns', -1],
  ]);
});

test('every season and group has its own table, and knock-outs and tours have none', () => {
  const round = (changes: Parameters<typeof seriesResult>[0]) => [
    seriesResult(changes),
    seriesResult({ ...changes, teams: sides('Ferns', 'Owls') }),
  ];
  const tables = pointsTables([
    ...round({ stage: 'Match 1, Group A' }),
    ...round({ stage: 'Match 2, Group B' }),
    ...round({ series: 'Reed Cup, 2025' }),
    ...round({ stage: 'Final' }),
    seriesResult({ series: 'Ferns in Reedland', stage: '1st ODI' }),
  ]);

  expect(tables.map(({ series, group, matches }) => [series, group, matches])).toEqual([
    ['Reed Cup, 2026', 'Group A', 2],
    ['Reed Cup, 2026', 'Group B', 2],
    ['Reed Cup, 2025', null, 2],
  ]);
});

test('a match of several days is not counted, because its points follow other rules', () => {
  const matches = ['Herons', 'Owls'].map(name =>
    seriesResult({ stage: 'Group 1', isSeveralDays: true, teams: sides('Ferns', name) }),
  );

  expect(pointsTables(matches)).toEqual([]);
});

test.each([
  ['Match 12', true],
  ['12th Match', true],
  ['Match 41, Group 2', true],
  ['North Group', true],
  ['Semi Final', false],
  ['Qualifier 1', false],
  ['Eliminator', false],
  ['Match 74, Final', false],
  ['1st ODI', false],
  ['', false],
])('%j counts for a table: %s', (stage, expected) => {
  expect(isLeagueStage(stage)).toBe(expected);
});

test.each([
  ['Match 12, Group A', 'Group A'],
  ['Match 41, Group 2', 'Group 2'],
  ['North Group', 'North Group'],
  ['Match 12', null],
])('%j belongs to the group %s', (stage, expected) => {
  expect(groupOf(stage)).toBe(expected);
});

test('men and women have separate tables where their competitions have one name', () => {
  const clubs = [
    ['Ferns', 'Herons'],
    ['Herons', 'Owls'],
    ['Owls', 'Ferns'],
  ] as const;
  const matches = clubs.flatMap(([first, second], index) => [
    seriesResult({ teams: sides(first, second), stage: `Match ${index + 1}` }),
    seriesResult({
      teams: sides(`${first} Women`, `${second} Women`),
      stage: `Match ${index + 1}`,
    }),
  ]);

  expect(
    pointsTables(matches).map(({ series, rows }) => [series, rows.map(({ team }) => team)]),
  ).toEqual([
    ['Reed Cup, 2026', ['Ferns', 'Herons', 'Owls']],
    ['Reed Cup, 2026 (women)', ['Ferns Women', 'Herons Women', 'Owls Women']],
  ]);
});

test('a side has one row under all of its names, with the newest shown', () => {
  const [table] = pointsTables([
    seriesResult({ teams: sides('Royal Challengers Bangalore', 'Herons') }),
    seriesResult({ teams: sides('Herons', 'Owls'), stage: 'Match 2' }),
    seriesResult({ teams: sides('Royal Challengers Bengaluru', 'Owls'), stage: 'Match 3' }),
  ]);

  expect(table?.rows.map(({ team, played }) => [team, played])).toEqual([
    ['Royal Challengers Bengaluru', 2],
    ['Herons', 2],
    ['Owls', 2],
  ]);
});
