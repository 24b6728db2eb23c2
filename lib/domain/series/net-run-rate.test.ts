import { seriesResult, twentyOvers } from '@/tests/fixtures/series-result';
import { scoringOf } from './net-run-rate';
import type { SeriesResult } from './series-result';

const herons: SeriesResult['outcome'] = { kind: 'won', winner: 1 };

test.each<[title: string, changes: Partial<SeriesResult>, expected: unknown]>([
  [
    'a side that is all out counts its full overs, and one that wins early those it faced',
    {
      outcome: herons,
      innings: [twentyOvers(0, [90, 10, 75]), twentyOvers(1, [91, 2, 63], { target: 91 })],
    },
    [
      { runs: 90, overs: 20 },
      { runs: 91, overs: 10.5 },
    ],
  ],
  [
    'a side without a batter left is all out with nine wickets down',
    { innings: [twentyOvers(0, [90, 9, 100]), twentyOvers(1, [80, 9, 90], { target: 91 })] },
    [
      { runs: 90, overs: 20 },
      { runs: 80, overs: 20 },
    ],
  ],
  [
    'a chase that is all out level with the other side counts its full overs, whoever wins the super over',
    {
      outcome: herons,
      innings: [twentyOvers(0, [109, 7, 120]), twentyOvers(1, [109, 10, 117], { target: 110 })],
    },
    [
      { runs: 109, overs: 20 },
      { runs: 109, overs: 20 },
    ],
  ],
  [
    'figures are in the order of the teams, whichever bats first',
    { innings: [twentyOvers(1, [140, 8, 120]), twentyOvers(0, [141, 3, 90], { target: 141 })] },
    [
      { runs: 141, overs: 15 },
      { runs: 140, overs: 20 },
    ],
  ],
  [
    'a match that was shortened for both counts the shorter quota',
    {
      innings: [
        twentyOvers(0, [70, 10, 50]),
        twentyOvers(1, [60, 6, 60], { target: 71, allottedBalls: 60 }),
      ],
    },
    [
      { runs: 70, overs: 10 },
      { runs: 60, overs: 10 },
    ],
  ],
  [
    'after a rain rule the first side has one run less than the target, off the overs of the chase',
    {
      isRainRule: true,
      marginRuns: 41,
      innings: [
        twentyOvers(0, [122, 5, 60]),
        twentyOvers(1, [84, 3, 60], { target: 126, allottedBalls: 60 }),
      ],
    },
    [
      { runs: 125, overs: 10 },
      { runs: 84, overs: 10 },
    ],
  ],
  [
    'abandoned and decided by a rain rule, the first side has the par score off the overs faced',
    {
      isRainRule: true,
      outcome: herons,
      marginRuns: 28,
      innings: [twentyOvers(0, [140, 8, 120]), twentyOvers(1, [100, 2, 68], { target: 141 })],
    },
    [
      { runs: 72, overs: 68 / 6 },
      { runs: 100, overs: 68 / 6 },
    ],
  ],
  [
    'abandoned with the chase behind, the par score is above it',
    {
      isRainRule: true,
      marginRuns: 5,
      innings: [twentyOvers(0, [140, 8, 120]), twentyOvers(1, [60, 4, 60], { target: 141 })],
    },
    [
      { runs: 65, overs: 10 },
      { runs: 60, overs: 10 },
    ],
  ],
  [
    'a tie that a super over decides counts its normal innings',
    {
      marginRuns: null,
      innings: [twentyOvers(0, [109, 10, 118]), twentyOvers(1, [109, 6, 120], { target: 110 })],
    },
    [
      { runs: 109, overs: 20 },
      { runs: 109, overs: 20 },
    ],
  ],
  ['no result does not count', { outcome: { kind: 'no result' } }, 'none'],
  ['a result without a scorecard has no known figures', { innings: null }, null],
  [
    'a win by a rain rule without a target or a margin has no known figures',
    {
      isRainRule: true,
      outcome: herons,
      marginRuns: null,
      innings: [twentyOvers(0, [140, 8, 120]), twentyOvers(1, [90, 2, 60])],
    },
    null,
  ],
])('%s', (_title, changes, expected) => {
  expect(scoringOf(seriesResult(changes))).toEqual(expected);
});
