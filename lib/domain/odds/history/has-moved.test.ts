import { hasMoved, shiftOf } from './has-moved';

test.each([
  // Two points of chance.
  [1.25, 1.282_051_282_051_282, true],
  [2, 1.923_076_923_076_923, true],
  // One step, and less than two points.
  [2, 1.99, false],
  [1.01, 1.02, false],
  [10, 10.5, false],
  [10.5, 10.5, false],
  // Two steps, of a fraction of a point.
  [10, 11, true],
  [100, 120, true],
  [1.5, 1.48, true],
])('from %d to %d: %s', (from, to, moved) => {
  expect(hasMoved(from, to)).toBe(moved);
  expect(hasMoved(to, from)).toBe(moved);
});

test('a shorter price is a higher probability, in percentage points', () => {
  expect(shiftOf(2, 1.6)).toBeCloseTo(12.5);
  expect(shiftOf(1.6, 2)).toBeCloseTo(-12.5);
});
