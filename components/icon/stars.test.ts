import { starPercent } from './stars';

test.each([
  [0, 0],
  [4.6, 92],
  [3.33, 67],
  [5, 100],
  [7, 100],
  [-1, 0],
])('a rating of %s fills %s percent', (mark, percent) => {
  expect(starPercent(mark)).toBe(percent);
});
