import { knownResult, seriesResult, sides, twentyOvers } from '@/tests/fixtures/series-result';
import { pointsTables } from './points-table';
import { rulesOf, rulesText, usualRules, type CompetitionRules } from './table-rules';

const cup: CompetitionRules = {
  ...usualRules,
  name: 'Reed Cup',
  from: null,
  to: null,
  win: 4,
  tie: 2,
  noResult: 2,
  source: 'Reed Cup rules',
};

test.each<[series: string, expected: number]>([
  ['Reed Cup, 2026', 4],
  ['Reed Cup', 4],
  ['reed cup 2026/27', 4],
  ['Réed Cup', 4],
  ["Women's Reed Cup, 2026", 2],
  ['Reed Cup Qualifier', 2],
])('a win in %j is worth %d', (series, expected) => {
  const competitions = [{ ...cup, name: 'Réed Cup' }];

  expect(rulesOf(series, competitions).win).toBe(expected);
});

test('rules apply to the seasons that they name', () => {
  const old = { ...cup, to: 2013, win: 5 };
  const winsOf = (series: string) => rulesOf(series, [old, { ...cup, from: 2014 }]).win;

  expect(winsOf('Reed Cup, 2013')).toBe(5);
  expect(winsOf('Reed Cup, 2013/14')).toBe(5);
  expect(winsOf('Reed Cup, 2014')).toBe(4);
  expect(winsOf('Reed Cup')).toBe(4);
  expect(rulesOf('Reed Cup, 1999', [{ ...cup, from: 2014 }])).toBe(usualRules);
});

test('the rules are stated below the table, also when they are the usual ones', () => {
  expect(rulesText(usualRules)).toBe(
    'Points: 2 for a win, 1 for a tie or no result. The usual rules: this competition’s own are not known here.',
  );
  expect(rulesText({ ...cup, tie: 3, bonus: { points: 1, runRate: 1.25 } })).toBe(
    'Points: 4 for a win, 3 for a tie, 2 for no result, and 1 more for a run rate 1.25 times the other side’s. Reed Cup rules.',
  );
});

test('a table follows the rules of its competition', () => {
  const tied = { kind: 'tied' } as const;
  const [table] = pointsTables(
    [
      seriesResult(),
      seriesResult({ teams: sides('Owls', 'Ferns'), stage: 'Match 2', result: tied }),
      seriesResult({
        teams: sides('Owls', 'Herons'),
        stage: 'Match 3',
        result: { kind: 'abandoned' },
      }),
    ],
    [{ ...cup, tie: 3 }],
  );

  expect(table?.rows.map(({ team, points }) => [team, points])).toEqual([
    ['Ferns', 7],
    ['Owls', 5],
    ['Herons', 2],
  ]);
  expect(table?.rules).toMatchObject({ win: 4, source: 'Reed Cup rules' });
});

describe('a bonus point', () => {
  const bonus = { points: 1, runRate: 1.25 };
  const rowsOf = (chased: number) =>
    pointsTables(
      [
        seriesResult({
          result: { kind: 'won', winner: 1, margin: { wickets: 8 } },
          innings: [
            twentyOvers(0, [150, 10, 118]),
            twentyOvers(1, [151, 2, chased], { target: 151 }),
          ],
        }),
        seriesResult({ teams: sides('Owls', 'Ferns'), stage: 'Match 2' }),
      ],
      [{ ...cup, bonus }],
    )[0]?.rows.find(({ team }) => team === 'Herons');

  test('a bonus point is for a run rate that is a multiple of the other side’s', () => {
    // All out in 118 balls counts as 20 overs: 7.5 an over, and 9.375 is reached in 96 balls.
    expect(rowsOf(96)).toMatchObject({ points: 5, bonusPoints: 1 });
    expect(rowsOf(97)).toMatchObject({ points: 4, bonusPoints: 0 });
  });
});

test('sides that are equal are separated by their matches against each other', () => {
  const won = (winner: string, loser: string, stage: string) =>
    seriesResult({ teams: sides(winner, loser), stage });
  const matches = [
    won('Owls', 'Ferns', 'Match 1'),
    won('Ferns', 'Terns', 'Match 2'),
    won('Terns', 'Herons', 'Match 3'),
    won('Herons', 'Terns', 'Match 4'),
    won('Ferns', 'Herons', 'Match 5'),
    won('Owls', 'Herons', 'Match 6'),
  ];
  const order = ['points', 'head_to_head', 'net_run_rate'] as const;

  expect(
    pointsTables(matches, [{ ...cup, order }])[0]?.rows.map(({ team, points }) => [team, points]),
  ).toEqual([
    ['Owls', 8],
    ['Ferns', 8],
    // One win each: the net run rate decides.
    ['Terns', 4],
    ['Herons', 4],
  ]);
});

test('a later stage takes along the matches that its sides played against each other', () => {
  const group = (winner: string, loser: string) =>
    seriesResult({ teams: sides(winner, loser), stage: 'Match 1, Group A' });
  const later = (winner: string, loser: string) =>
    seriesResult({ teams: sides(winner, loser), stage: 'Super Eights' });
  const matches = [
    group('Ferns', 'Herons'),
    group('Ferns', 'Owls'),
    group('Herons', 'Owls'),
    later('Herons', 'Terns'),
    later('Terns', 'Ferns'),
  ];
  const stageOf = (competitions: CompetitionRules[]) =>
    pointsTables(matches, competitions)
      .find(({ group: name }) => name === null)
      ?.rows.map(({ team, played, points }) => [team, played, points]);

  expect(stageOf([{ ...cup, carriesInto: 'Super Eight' }])).toEqual([
    // The win against Owls, who are not in the stage, stays behind.
    ['Ferns', 2, 4],
    ['Herons', 2, 4],
    ['Terns', 2, 4],
  ]);
  expect(stageOf([cup])).toEqual([
    ['Herons', 1, 4],
    ['Terns', 2, 4],
    ['Ferns', 1, 0],
  ]);
});

test('a match without figures has no bonus point', () => {
  const [table] = pointsTables(
    [
      knownResult({ innings: null }),
      seriesResult({ teams: sides('Owls', 'Ferns'), stage: 'Match 2' }),
    ],
    [{ ...cup, bonus: { points: 1, runRate: 1.25 } }],
  );

  expect(table?.rows.map(({ team, bonusPoints }) => [team, bonusPoints])).toEqual([
    ['Owls', 0],
    ['Ferns', 0],
    ['Herons', 0],
  ]);
});
