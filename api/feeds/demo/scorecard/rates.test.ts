import { runRate, shortOvers, strikeRate } from './rates';

describe('rates as the feed writes them', () => {
  it.each([
    [54, 37, '145.94'],
    [53, 26, '203.84'],
    [19, 14, '135.71'],
    [2, 1, '200'],
    [0, 5, '0'],
    [0, 0, '0'],
  ])('cuts the strike rate of %i runs off %i balls to %s', (runs, balls, expected) => {
    expect(strikeRate(runs, balls)).toBe(expected);
  });

  it.each([
    [173, 119, 6, '8.72'],
    [31, 21, 6, '8.86'],
    [114, 87, 5, '6.55'],
    [0, 0, 6, '0.00'],
  ])('rounds %i runs in %i balls, %i an over, to %s', (runs, balls, ballsPerOver, expected) => {
    expect(runRate(runs, balls, ballsPerOver)).toBe(expected);
  });

  it('writes 24 balls as 4 overs, 23 as 3.5, and 18 in sets of five as 3.3', () => {
    expect(shortOvers(24, 6)).toBe('4');
    expect(shortOvers(23, 6)).toBe('3.5');
    expect(shortOvers(18, 5)).toBe('3.3');
  });
});
