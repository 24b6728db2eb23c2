import { topRuns, topWickets } from './top-player';

test('equal players are equally likely', () => {
  const [first, second] = topRuns([
    { now: 10, toCome: 20 },
    { now: 10, toCome: 20 },
  ]);
  expect(first).toBeCloseTo(second ?? NaN, 10);
});

test('a player who is out with fewer runs than another cannot be top', () => {
  const [leader, trailer] = topRuns([
    { now: 50, toCome: 0 },
    { now: 30, toCome: 0 },
  ]);
  expect([leader, trailer]).toEqual([1, 0]);
});

test('the chance of one of two batters to catch up is the tail of a geometric distribution', () => {
  const [chasing] = topRuns([
    { now: 0, toCome: 10 },
    { now: 10, toCome: 0 },
  ]);
  expect(chasing).toBeCloseTo((10 / 11) ** 10, 3);
});

test('the chance of a first wicket is Poisson', () => {
  const [bowler] = topWickets([
    { now: 0, toCome: 1.5 },
    { now: 1, toCome: 0 },
  ]);
  expect(bowler).toBeCloseTo(1 - Math.exp(-1.5), 3);
});
