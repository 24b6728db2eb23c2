import { ballsToOvers, oversToBalls } from './overs';

test.each([
  ['19.4', 6, 118],
  [19.4, 6, 118],
  ['20', 6, 120],
  [0, 6, 0],
  ['116.1', 6, 697],
  // The sixth ball of the 68th over.
  ['67.6', 6, 408],
  ['19.4', 5, 99],
  // Seven balls in an over that was miscounted: Law 17.5.1.
  ['3.7', 6, 25],
  ['3.6', 5, 21],
  ['19.9', 6, null],
  ['19.8', 5, null],
  ['19.12', 6, null],
  ['', 6, null],
  ['-1', 6, null],
  ['1e3', 6, null],
  [null, 6, null],
])('%p overs of balls by %d are %p balls', (overs, ballsPerOver, balls) => {
  expect(oversToBalls(overs, ballsPerOver)).toBe(balls);
});

test('balls are written as overs', () => {
  expect([118, 120, 0].map(balls => ballsToOvers(balls, 6))).toEqual(['19.4', '20.0', '0.0']);
  expect(ballsToOvers(99, 5)).toBe('19.4');
});
