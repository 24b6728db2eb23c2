import { rateText } from './rate';

test.each([
  [54, 41, 100, '131.71'],
  [33, 20, 100, '165.00'],
  [2, 1, 100, '200.00'],
  [0, 5, 100, '0.00'],
  [0, 0, 100, '0.00'],
  [173, 119, 6, '8.72'],
  [31, 21, 6, '8.86'],
  [114, 87, 5, '6.55'],
  // As floats 2.525 is less than 2525/1000.
  [101, 240, 6, '2.53'],
])('the rate of %d runs off %d balls, for each %d, is %s', (runs, balls, per, rate) => {
  expect(rateText(runs, balls, per)).toBe(rate);
});
