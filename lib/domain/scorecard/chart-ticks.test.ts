import { ticksTo } from './chart-ticks';

test.each([
  [20, 6, [0, 5, 10, 15, 20]],
  [50, 6, [0, 10, 20, 30, 40, 50]],
  [122, 4, [0, 50, 100, 150]],
  [1, 4, [0, 1]],
  [0, 4, [0, 1]],
  [612, 4, [0, 200, 400, 600, 800]],
  [9000, 4, [0, 2500, 5000, 7500, 10000]],
])('an axis to %d with at most %d steps has the ticks %j', (max, count, marks) => {
  expect(ticksTo(max, count)).toEqual(marks);
});
