import { fc } from '@/tests/fixtures/properties';
import { ladderSteps, maxOdds, minOdds, onLadder } from './ladder';

test.each([
  [1.234, 1.23],
  [1.999, 1.99],
  [2.37, 2.36],
  [3.09, 3.05],
  [5.55, 5.5],
  [7.7, 7.6],
  [13.4, 13],
  [29.9, 29],
  [47, 46],
  [88, 85],
  [123, 120],
  [5000, 501],
  [1, 1.01],
  [2, 2],
  [1.1, 1.1],
])('%d is shown as %d', (odds, shown) => {
  expect(onLadder(odds)).toBe(shown);
});

test('rounds down, by no more than an eleventh, and is idempotent', () => {
  fc.assert(
    fc.property(fc.double({ min: minOdds, max: maxOdds, noNaN: true }), odds => {
      const shown = onLadder(odds);
      expect(shown).toBeLessThanOrEqual(odds + 1e-6);
      expect(shown).toBeGreaterThanOrEqual(odds / 1.1 - 0.01);
      expect(onLadder(shown)).toBe(shown);
    }),
  );
});

test.each([
  [1.8, 1.82, 2],
  [2.02, 1.99, 2],
  [9.8, 10.5, 2],
  [480, 510, 3],
  [3, 3, 0],
])('from %d to %d are %d steps', (from, to, steps) => {
  expect(ladderSteps(from, to)).toBeCloseTo(steps, 9);
});
