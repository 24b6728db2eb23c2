import type { MatchResult } from '@/lib/contract/match-result';
import { knownResult, twentyOvers } from '@/tests/fixtures/series-result';
import { scoringOf } from './net-run-rate';
import type { KnownResult } from './series-result';

/** A win of Ferns, who bat first, or of Herons. */
const ferns = (changes: Partial<MatchResult> = {}): MatchResult => ({
  kind: 'won',
  winner: 0,
  ...changes,
});
const herons = (changes: Partial<MatchResult> = {}): MatchResult =>
  ferns({ winner: 1, ...changes });
const byRuns = (runs: number) => ({ method: 'dls' as const, margin: { runs } });

test.each<[title: string, changes: Partial<KnownResult>, expected: unknown]>([
  [
    'a side that is all out counts its full overs, and one that wins early those it faced',
    {
      result: herons(),
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
    'a chase that is all out level with the other side counts its full overs, regardless of the super over',
    {
      result: herons(),
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
      result: ferns(byRuns(41)),
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
      result: herons(byRuns(28)),
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
      result: ferns(byRuns(5)),
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
      result: { kind: 'tied', winner: 0, super_over: true },
      innings: [twentyOvers(0, [109, 10, 118]), twentyOvers(1, [109, 6, 120], { target: 110 })],
    },
    [
      { runs: 109, overs: 20 },
      { runs: 109, overs: 20 },
    ],
  ],
  ['no result does not count', { result: { kind: 'no_result' } }, 'none'],
  ['a match that was abandoned does not count', { result: { kind: 'abandoned' } }, 'none'],
  ['a match that was awarded has no known figures', { result: ferns({ kind: 'awarded' }) }, null],
  ['a match that was conceded has no known figures', { result: ferns({ kind: 'conceded' }) }, null],
  [
    'a tie under a rain rule that a super over decides was played to its end',
    {
      result: { kind: 'tied', winner: 1, super_over: true, method: 'dls' },
      innings: [
        twentyOvers(0, [122, 5, 60]),
        twentyOvers(1, [125, 3, 60], { target: 126, allottedBalls: 60 }),
      ],
    },
    [
      { runs: 125, overs: 10 },
      { runs: 125, overs: 10 },
    ],
  ],
  ['a result without a scorecard has no known figures', { innings: null }, null],
  [
    'a win by a rain rule without a target or a margin has no known figures',
    {
      result: herons({ method: 'dls' }),
      innings: [twentyOvers(0, [140, 8, 120]), twentyOvers(1, [90, 2, 60])],
    },
    null,
  ],
])('%s', (_title, changes, expected) => {
  expect(scoringOf(knownResult(changes))).toEqual(expected);
});
