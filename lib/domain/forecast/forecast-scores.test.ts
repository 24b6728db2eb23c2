import { fc } from '@/tests/fixtures/properties';
import {
  brierOf,
  clusteredMean,
  createScorer,
  logLossOf,
  resamplesOf,
  type ForecastState,
} from './forecast-scores';

const state = (changes: Partial<ForecastState> = {}): ForecastState => ({
  match: 'm1',
  chance: 0.5,
  won: true,
  innings: 1,
  phase: 'middle',
  ...changes,
});

/** The states of up to twenty matches, each with one outcome. */
const someStates = fc
  .array(
    fc.record({
      won: fc.boolean(),
      chances: fc.array(fc.double({ min: 0.01, max: 0.99, noNaN: true }), {
        minLength: 1,
        maxLength: 6,
      }),
    }),
    { minLength: 2, maxLength: 20 },
  )
  .map(matches =>
    matches.flatMap(({ won, chances }, match) =>
      chances.map(chance => state({ match: `m${match}`, chance, won })),
    ),
  );

test('a toss-up has a Brier score of a quarter and a log loss of ln 2, whatever comes', () => {
  for (const won of [true, false]) {
    expect(brierOf({ chance: 0.5, won })).toBe(0.25);
    expect(logLossOf({ chance: 0.5, won })).toBeCloseTo(Math.LN2, 12);
  }
});

test('certainty scores 0 when right, and 1 or infinity when wrong', () => {
  expect([brierOf({ chance: 1, won: true }), brierOf({ chance: 0, won: true })]).toEqual([0, 1]);
  expect(logLossOf({ chance: 1, won: true })).toBeCloseTo(0, 12);
  expect(logLossOf({ chance: 0, won: true })).toBe(Infinity);
});

test('a forecast scored from either side has the same score', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), fc.boolean(), (chance, won) => {
      const other = { chance: 1 - chance, won: !won };
      expect(brierOf({ chance, won })).toBeCloseTo(brierOf(other), 10);
      expect(logLossOf({ chance, won })).toBeCloseTo(logLossOf(other), 10);
    }),
  );
});

test('scores are the means over all states, within their intervals and between 0 and 1', () => {
  fc.assert(
    fc.property(someStates, states => {
      const { score, baseRate } = createScorer(states);
      const { brier, base } = score(states);
      const mean = states.reduce((sum, one) => sum + brierOf(one), 0) / states.length;
      const matches = new Map(states.map(({ match, won }) => [match, won]));
      const won = [...matches.values()].filter(Boolean).length;

      expect(brier.value).toBeCloseTo(mean, 10);
      expect(brier.low).toBeGreaterThanOrEqual(0);
      expect(brier.low).toBeLessThanOrEqual(brier.high);
      expect(brier.high).toBeLessThanOrEqual(1);
      expect(baseRate).toBeCloseTo(won / matches.size, 12);
      expect(base.brier).toBeLessThanOrEqual(1);
    }),
    { numRuns: 10 },
  );
});

test('more states of the same matches make no interval narrower', () => {
  const clusters = Array.from({ length: 40 }, (_, index) => ({ sum: index % 2, count: 1 }));
  const draws = resamplesOf(clusters.length);
  const repeated = clusters.map(({ sum, count }) => ({ sum: 30 * sum, count: 30 * count }));

  expect(clusteredMean(repeated, draws)).toEqual(clusteredMean(clusters, draws));
  const { value, low, high } = clusteredMean(clusters, draws);
  expect(value).toBe(0.5);
  // The normal approximation: 1.96 standard errors of a share of 40.
  expect(low).toBeCloseTo(0.5 - 1.96 * Math.sqrt(0.25 / 40), 1);
  expect(high).toBeCloseTo(0.5 + 1.96 * Math.sqrt(0.25 / 40), 1);
});

test('draws are the same in every run, and only of the matches that there are', () => {
  const draws = resamplesOf(7);
  expect(draws).toEqual(resamplesOf(7));
  expect(new Set(draws.flat())).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
});

test('every state is in one bin, whose forecast is within it', () => {
  fc.assert(
    fc.property(someStates, states => {
      const bins = createScorer(states).reliability(states);
      expect(bins.reduce((sum, bin) => sum + bin.states, 0)).toBe(states.length);
      for (const { from, until, forecast, states: count } of bins) {
        if (forecast === null) {
          expect(count).toBe(0);
          continue;
        }
        expect(forecast).toBeGreaterThanOrEqual(from - 1e-9);
        expect(forecast).toBeLessThanOrEqual(until + 1e-9);
      }
    }),
    { numRuns: 10 },
  );
});

test('a certain forecast is in the last bin', () => {
  const bins = createScorer([state({ chance: 1 })]).reliability([state({ chance: 1 })]);
  expect(bins.map(({ states }) => states)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
});
