import type { SeriesInnings, SeriesResult } from './series-result';

/** Runs, and overs with fractions, that a match adds to a side. */
export type Scoring = { runs: number; overs: number };

/** The number of wickets at which a side is all out. */
const allOutWickets = 10;

/**
 * What each side of a match is credited with for net run rate, in the order of its teams, by the ICC
 * Men's T20I playing conditions (clause 16.10, 'Net Run Rate'; the ODI, women's and IPL conditions have
 * the same text):
 *
 * - A side that is all out in fewer overs counts its full quota.
 * - Only matches with a result count; super overs do not.
 * - After a rain rule, the side that batted first is credited with one run less than the final target,
 *   off the overs in which it was to be reached.
 * - When a match is abandoned and a rain rule decides, that side is credited with the par score off the
 *   overs that the other side faced.
 *
 * 'none' for a match that does not count, null for one that does but whose figures are not known.
 */
export function scoringOf(match: SeriesResult): [Scoring, Scoring] | 'none' | null {
  const { outcome, innings } = match;
  if (outcome.kind === 'no result' || outcome.kind === 'drawn') return 'none';
  if (!innings) return null;
  const [first, second] = innings;
  const firstScoring = match.isRainRule
    ? revisedScoring(match, second)
    : plainScoring(first, second);
  if (!firstScoring) return null;
  const secondScoring = plainScoring(second, second);
  return first.side === 0 ? [firstScoring, secondScoring] : [secondScoring, firstScoring];
}

/** Without a rain rule both sides have the same quota, and that of the chase is as last revised. */
function plainScoring(innings: SeriesInnings, { allottedBalls: quota }: SeriesInnings): Scoring {
  const isAllOut = innings.wickets >= allOutWickets;
  return {
    runs: innings.runs,
    overs: (isAllOut ? quota : innings.balls) / innings.ballsPerOver,
  };
}

/** Of the side that batted first in a match with a rain rule; `second` is the other one's innings. */
function revisedScoring(match: SeriesResult, second: SeriesInnings): Scoring | null {
  const { outcome, marginRuns: margin } = match;
  const { runs, balls, target, allottedBalls, ballsPerOver } = second;
  const isChaseWon = outcome.kind === 'won' && outcome.winner === second.side;
  const isConcluded =
    target !== null &&
    (runs >= target || (!isChaseWon && (margin === null || target - 1 - runs === margin)));
  if (isConcluded) return { runs: target - 1, overs: allottedBalls / ballsPerOver };
  if (margin === null) return null;
  // The margin of a match that was abandoned is the distance to the par score.
  return { runs: isChaseWon ? runs - margin : runs + margin, overs: balls / ballsPerOver };
}
