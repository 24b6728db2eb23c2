import { brokenLaws } from './innings-laws';
import type { ScoredBatter, ScoredBowler, ScoredInnings } from './scored-innings';

const batter = (playerId: string, changes: Partial<ScoredBatter>): ScoredBatter => ({
  playerId,
  ...{ runs: 0, balls: 0, fours: 0, sixes: 0, howOut: 'not out' },
  ...{ isOut: false, isBatting: false, isOnStrike: false },
  ...changes,
});

const bowler = (playerId: string, changes: Partial<ScoredBowler>): ScoredBowler => ({
  playerId,
  ...{ balls: 0, maidens: 0, runs: 0, wickets: 0, noballs: 0, wides: 0, isBowling: false },
  ...changes,
});

/** 15/1 after 2.1 overs, with a wide and a no-ball off the bowlers and a leg bye. */
const innings = (changes: Partial<ScoredInnings> = {}): ScoredInnings => ({
  ...{ side: 0, runs: 15, wickets: 1, balls: 13, ballsPerOver: 6, isDeclared: false },
  ...{ target: null, allottedBalls: 120, partnership: null },
  extras: { byes: 0, legbyes: 1, wides: 1, noballs: 1, penalty: 0 },
  extrasTotal: 3,
  batters: [
    batter('a', { runs: 8, balls: 8, fours: 2 }),
    batter('b', { runs: 4, balls: 6, howOut: 'run out', isOut: true }),
  ],
  bowlers: [
    bowler('x', { balls: 7, runs: 10, wides: 1 }),
    bowler('y', { balls: 6, runs: 4, noballs: 1 }),
  ],
  falls: [{ playerId: 'b', runs: 6, balls: 9, wicket: 1 }],
  ...changes,
});

test('a sound innings breaks none', () => {
  expect(brokenLaws(innings())).toEqual([]);
});

test('what a provider does not send is not checked', () => {
  expect(
    brokenLaws(innings({ extras: null, extrasTotal: null, falls: null, bowlers: [] })),
  ).toEqual([]);
  expect(brokenLaws(innings({ batters: [], falls: null }))).toEqual([]);
});

test.each([
  [{ runs: 16 }, '12 off the bat and 3 extras are not 16'],
  [{ extras: null, runs: 14 }, '12 off the bat and 3 extras are not 14'],
  [{ extrasTotal: 4 }, 'the extras add up to 3, not 4'],
  [{ extras: null, extrasTotal: null, runs: 11 }, '12 runs off the bat are more than 11'],
  [
    { bowlers: [bowler('x', { balls: 13, runs: 15, noballs: 1 })] },
    'the bowlers conceded 15, byes and penalties are 1, not 15 together',
  ],
  [{ wickets: 11 }, '11 wickets are more than 10'],
  [{ wickets: 2, falls: null }, '1 batters are out, and 2 wickets fell'],
  [{ falls: [] }, '0 falls of wicket are listed, and 1 wickets fell'],
  [
    { bowlers: [bowler('x', { balls: 13, runs: 14, wickets: 2, noballs: 1 })] },
    'the bowlers took 2 of 1 wickets',
  ],
  [
    { falls: [{ playerId: 'b', runs: 16, balls: 9, wicket: 1 }] },
    'a wicket fell at 16 after 9 balls, later than now',
  ],
  [{ balls: 14, bowlers: [] }, null],
  [{ balls: 14 }, 'the bowlers bowled 13 legal balls, not 14'],
  [
    { batters: [batter('a', { runs: 12, balls: 15, isOut: true })] },
    'the batters faced 15 balls of 13 legal ones and 1 no-balls',
  ],
  [{ allottedBalls: 12 }, '13 balls are more than the 12 of the innings'],
  [
    {
      batters: [
        batter('a', { runs: 8, balls: 8, fours: 3 }),
        batter('b', { runs: 4, balls: 6, isOut: true }),
      ],
    },
    '3 fours and 0 sixes are more than 8 runs',
  ],
  [
    {
      batters: [
        batter('a', { runs: 8, balls: 8 }),
        batter('a', { runs: 4, balls: 6, isOut: true }),
      ],
    },
    'a batter is listed twice',
  ],
])('%j: %s', (changes: Partial<ScoredInnings>, law) => {
  expect(brokenLaws(innings(changes))[0] ?? null).toBe(law);
});

test('wickets fall in the order of the score', () => {
  const fall = (runs: number, wicket: number) => ({ playerId: 'b', runs, balls: 9, wicket });
  const batters = [
    batter('a', { runs: 8, balls: 8, isOut: true }),
    batter('b', { runs: 4, balls: 6, isOut: true }),
  ];

  expect(brokenLaws(innings({ wickets: 2, batters, falls: [fall(6, 1), fall(5, 2)] }))).toEqual([
    'a wicket fell at a lower score than the one before it',
  ]);
});
