import { fc } from '@/tests/fixtures/properties';
import { recordFormats } from '@/api/demo/records/record';
import { figuresOf, isBattedTwice } from '@/lib/domain/scorecard/match-formats';
import { chase, inningsSituation, situation } from '@/tests/fixtures/situation';
import { limitedWin } from './limited-win';

/** The normal distribution function is computed to seven places. */
const precision = 1e-6;

const chances = { runs: fc.integer({ min: 0, max: 150 }), wickets: fc.integer({ min: 0, max: 9 }) };
const state = fc.record({
  ...chances,
  target: fc.integer({ min: 151, max: 260 }),
  balls: fc.integer({ min: 0, max: 119 }),
});

const chaserAt = (target: number, runs: number, wickets: number, balls: number): number =>
  limitedWin(chase({ runs: target - 1 }, { runs, wickets, balls })).sides[1];

test('more runs in a chase never lower the chance of the batting side', () => {
  fc.assert(
    fc.property(state, fc.integer({ min: 1, max: 7 }), ({ target, runs, wickets, balls }, more) => {
      const before = chaserAt(target, runs, wickets, balls);
      expect(chaserAt(target, runs + more, wickets, balls)).toBeGreaterThanOrEqual(
        before - precision,
      );
    }),
  );
});

test('a wicket in a chase never raises the chance of the batting side', () => {
  fc.assert(
    fc.property(state, ({ target, runs, wickets, balls }) => {
      const before = chaserAt(target, runs, wickets, balls);
      expect(chaserAt(target, runs, wickets + 1, balls)).toBeLessThanOrEqual(before + precision);
    }),
  );
});

test('a ball without a run in a chase never raises the chance of the batting side', () => {
  fc.assert(
    fc.property(state, ({ target, runs, wickets, balls }) => {
      const before = chaserAt(target, runs, wickets, balls);
      expect(chaserAt(target, runs, wickets, balls + 1)).toBeLessThanOrEqual(before + precision);
    }),
  );
});

test('runs raise and wickets lower the chance of the batting side in the first innings', () => {
  const first = (runs: number, wickets: number) =>
    limitedWin(situation({ innings: [inningsSituation({ runs, wickets })] })).sides[0];
  fc.assert(
    fc.property(chances.runs, chances.wickets, (runs, wickets) => {
      expect(first(runs + 1, wickets)).toBeGreaterThanOrEqual(first(runs, wickets) - precision);
      expect(first(runs, wickets + 1)).toBeLessThanOrEqual(first(runs, wickets) + precision);
    }),
  );
});

test('a chase is won when the target is reached and lost when all are out', () => {
  expect(chaserAt(160, 160, 5, 100)).toBe(1);
  expect(chaserAt(160, 100, 10, 90)).toBe(0);
  expect(chaserAt(160, 150, 5, 120)).toBe(0);
});

test.each([
  ['a run a ball with ten in hand', 160, 100, 0, 60, 0.85, 1],
  ['an even chase of par', 161, 80, 3, 60, 0.3, 0.7],
  ['twenty an over with the tail in', 200, 100, 8, 90, 0, 0.02],
])('%s has a plausible chance', (_, target, runs, wickets, balls, low, high) => {
  const win = chaserAt(target, runs, wickets, balls);
  expect(win).toBeGreaterThanOrEqual(low);
  expect(win).toBeLessThanOrEqual(high);
});

test('between the innings the chance continues from the first innings', () => {
  const last = situation({ innings: [inningsSituation({ runs: 175, wickets: 6, balls: 119 })] });
  const closed = inningsSituation({
    runs: 175,
    wickets: 6,
    balls: 120,
    closed: true,
    atCrease: [],
  });
  const between = situation({ phase: 'break', innings: [closed] });
  expect(limitedWin(between).sides[0]).toBeCloseTo(limitedWin(last).sides[0], 1);
});

const limited = Object.values(recordFormats).filter(format => !isBattedTwice(format));

test.each(limited)('neither side is far ahead before a super over of %s', format => {
  const { ballsPerOver: allottedBalls } = figuresOf(format);
  const superOver = { superOver: true, runs: 0, wickets: 0, balls: 0, allottedBalls, target: null };
  const { sides } = limitedWin(situation({ format, innings: [inningsSituation(superOver)] }));

  expect(Math.abs(sides[0] - sides[1])).toBeLessThan(0.1);
});
