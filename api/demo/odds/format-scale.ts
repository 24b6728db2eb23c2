import type { RecordFormat } from '@/api/demo/records/record';

/** The figures of an average match of a format; runs and balls, shares per run. */
export type FormatScale = {
  /** Mean total of a first innings. */
  parRuns: number;
  /** Mean runs off a legal ball, extras included. */
  runsPerBall: number;
  /** Mean runs of a partnership, by wickets down. */
  partnership: readonly number[];
  /** Mean runs of a batter, by batting position. */
  batterRuns: readonly number[];
  sixesPerRun: number;
  foursPerRun: number;
};

const batterShape = [1, 1, 0.97, 0.9, 0.8, 0.68, 0.52, 0.36, 0.24, 0.17, 0.12];

const orderOf = (topOrderMean: number): number[] => batterShape.map(share => share * topOrderMean);

/** Rounded figures of recent seasons; see docs/decisions/api/0003-demo-odds.md. */
export const formatScales: Record<RecordFormat, FormatScale> = {
  t20: {
    parRuns: 160,
    runsPerBall: 1.33,
    partnership: [26, 26, 25, 23, 20, 17, 14, 11, 9, 7],
    batterRuns: orderOf(27),
    sixesPerRun: 0.04,
    foursPerRun: 0.088,
  },
  hundred: {
    parRuns: 138,
    runsPerBall: 1.38,
    partnership: [24, 24, 23, 21, 18, 16, 13, 11, 9, 7],
    batterRuns: orderOf(24),
    sixesPerRun: 0.041,
    foursPerRun: 0.09,
  },
  'one-day': {
    parRuns: 252,
    runsPerBall: 0.86,
    partnership: [38, 40, 40, 37, 32, 27, 21, 16, 13, 10],
    batterRuns: orderOf(38),
    sixesPerRun: 0.02,
    foursPerRun: 0.085,
  },
  'multi-day': {
    parRuns: 312,
    runsPerBall: 0.55,
    partnership: [38, 38, 41, 43, 39, 35, 29, 22, 16, 11],
    batterRuns: orderOf(38),
    sixesPerRun: 0.009,
    foursPerRun: 0.11,
  },
};
