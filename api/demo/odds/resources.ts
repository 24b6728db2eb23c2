import type { RecordFormat } from '@/api/demo/records/record';
import { figuresOf, maxWickets } from '@/lib/domain/scorecard/match-formats';
import { formatScales } from './format-scale';

/*
 * Z(u, w) = Z0 F(w) [1 − exp(−b u / F(w))] with u overs of six balls left and w wickets down
 * (Duckworth & Lewis 1998, 2004). F and b are fitted to the published Standard Edition table, root
 * mean square error 0.04 of its percentage points.
 */
const wicketFactor = [1, 0.884, 0.76, 0.63, 0.5, 0.375, 0.262, 0.164, 0.089, 0.035];
const decayPerOver = 0.0274;

/** The mean of a super over of six balls, and its share after one wicket: two wickets end it. */
const superOver = { parRuns: 13, oneDownShare: 0.85, balls: 6 };

/** Variance of the remaining runs is `perRun · mean + (share · mean)²`. */
const spread = { perRun: 2, share: 0.2 };

function rawResource(balls: number, wickets: number): number {
  const factor = wicketFactor[wickets] ?? 0;
  return factor === 0 ? 0 : factor * (1 - Math.exp((-decayPerOver * (balls / 6)) / factor));
}

/** Mean further runs of an average side in a limited innings. */
export function limitedRunsLeft(format: RecordFormat, ballsLeft: number, wickets: number): number {
  const { parRuns } = formatScales[format];
  const { ballsPerInnings } = figuresOf(format);
  if (ballsPerInnings === null) throw new Error(`'${format}' has no limited innings`);
  return (parRuns * rawResource(ballsLeft, wickets)) / rawResource(ballsPerInnings, 0);
}

/** Mean further runs in a super over: two wickets end it. */
export function superOverRunsLeft(ballsLeft: number, wickets: number): number {
  if (wickets >= maxWickets.superOver) return 0;
  return (
    ((superOver.parRuns * ballsLeft) / superOver.balls) *
    (wickets === 1 ? superOver.oneDownShare : 1)
  );
}

/** Mean further runs of the remaining wickets without a limit of balls. */
export function unlimitedRunsLeft(wickets: number): number {
  return formatScales['multi-day'].partnership.slice(wickets).reduce((sum, runs) => sum + runs, 0);
}

/** Standard deviation of the remaining runs, given their mean. */
export function runsSpread(mean: number): number {
  return Math.sqrt(spread.perRun * mean + (spread.share * mean) ** 2);
}
