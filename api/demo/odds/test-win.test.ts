import { inningsSituation, situation } from '@/tests/fixtures/situation';
import type { InningsSituation } from '@/api/demo/replay/situation';
import { testWin } from './test-win';

const done = (batting: 0 | 1, runs: number) =>
  inningsSituation({ batting, runs, wickets: 10, closed: true, allottedBalls: null, atCrease: [] });

const lastInnings = (overrides: Partial<InningsSituation>, testOversLeft = 90) =>
  testWin(
    situation({
      format: 'multi-day',
      testOversLeft,
      innings: [
        done(0, 300),
        done(1, 280),
        done(0, 250),
        inningsSituation({ batting: 1, allottedBalls: null, ...overrides }),
      ],
    }),
  );

test('both sides are nearly level before a Test, and a draw is the least likely result', () => {
  const { sides, draw } = testWin(
    situation({ format: 'multi-day', phase: 'upcoming', innings: [] }),
  );
  expect(Math.abs(sides[0] - sides[1])).toBeLessThan(0.25);
  expect(draw).toBeGreaterThan(0.05);
  expect(draw).toBeLessThan(0.35);
});

test('win, loss and draw sum to one', () => {
  const { sides, draw } = lastInnings({ runs: 100, wickets: 4 });
  expect(sides[0] + sides[1] + draw).toBeCloseTo(1, 6);
});

test('runs raise and wickets lower the chance of the chasing side in the last innings', () => {
  const chance = (runs: number, wickets: number) => lastInnings({ runs, wickets }).sides[1];
  for (let wickets = 0; wickets < 10; wickets++) {
    for (let runs = 0; runs < 270; runs += 9) {
      expect(chance(runs + 9, wickets)).toBeGreaterThanOrEqual(chance(runs, wickets) - 1e-6);
      expect(chance(runs, wickets + 1)).toBeLessThanOrEqual(chance(runs, wickets) + 1e-6);
    }
  }
});

test('a side with no time left and wickets in hand draws', () => {
  expect(lastInnings({ runs: 50, wickets: 2 }, 4).draw).toBeGreaterThan(0.75);
});

test('a big lead with days left is nearly a win', () => {
  const { sides } = testWin(
    situation({
      format: 'multi-day',
      testOversLeft: 200,
      innings: [done(0, 500), done(1, 180), inningsSituation({ runs: 60, allottedBalls: null })],
    }),
  );
  expect(sides[0]).toBeGreaterThan(0.85);
});
