import { drawAt, jitterStep } from './price-jitter';

const marketIds = Array.from({ length: 200 }, (_, index) => `market-${index}`);

test('a step changes about a quarter of the markets, and four steps all of them once', () => {
  const redrawn = [0, 1, 2, 3].map(step =>
    marketIds.filter(id => drawAt(step, id) !== drawAt(step + 1, id)),
  );

  for (const ids of redrawn) {
    expect(ids.length).toBeGreaterThan(30);
    expect(ids.length).toBeLessThan(70);
  }
  expect(redrawn.flat().sort()).toEqual([...marketIds].sort());
});

test('a live match has a step every six seconds, an upcoming one every five minutes', () => {
  const stepsIn = (isLive: boolean, ms: number) =>
    jitterStep('17', isLive, 1_790_000_000_000 + ms) - jitterStep('17', isLive, 1_790_000_000_000);

  expect(stepsIn(true, 60_000)).toBe(10);
  expect(stepsIn(false, 3_600_000)).toBe(12);
});
