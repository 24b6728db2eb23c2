import type { Phase } from '@/lib/contract/match-format';
import type { Bin, Score } from './forecast-scores';
import results from './forecast-results.json' with { type: 'json' };

/** Matches, and how good the forecast of them was. */
export type ForecastScores = {
  matches: number;
  /** The matches that the side batting second won. */
  wonBySecond: number;
  /** The days of the first and the last match, `YYYY-MM-DD`. */
  from: string;
  until: string;
  all: Score;
  first: Score;
  chases: Score;
};

/** The output of `npm run bench:forecast`. */
export type ForecastResults = {
  /** All matches of seasons that are complete on this site and that were won on the field. */
  seasons: ForecastScores & {
    competitions: { name: string; matches: number; played: number }[];
    phases: { innings: 1 | 2; phase: Phase; score: Score }[];
    reliability: { all: Bin[]; chases: Bin[] };
  };
  /** The other limited-overs matches, which were chosen because they turned. */
  others: ForecastScores;
  /** Matches of two innings a side, which are not scored. */
  unlimited: number;
};

export const forecastResults = results as ForecastResults;
