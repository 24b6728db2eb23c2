import type { MatchResult } from '@/lib/contract/match-result';
import { maxWickets } from '@/lib/domain/scorecard/match-formats';
import { isRainRule, type KnownResult, type SeriesInnings } from './series-result';

/** Runs, and overs with fractions, that a match adds to a side. */
export type Scoring = { runs: number; overs: number };

/**
 * What each side of a match is credited with for net run rate, in the order of its teams, by the ICC
 * Men's T20I playing conditions (clause 16.10, 'Net Run Rate'; the ODI, women's and IPL conditions have
 * the same text):
 *
 * - A side that is all out in fewer overs counts its full quota, also with fewer than ten wickets down,
 *   where an injured or absent batter does not bat.
 * - Only matches with a result count; super overs do not.
 * - After a rain rule, the side that batted first is credited with one run less than the final target,
 *   off the overs in which it was to be reached.
 * - When a match is abandoned and a rain rule decides, that side is credited with the par score off the
 *   overs that the other side faced.
 *
 * 'none' for a match that does not count, null for one that does but whose figures are not known: also one
 * that was awarded or conceded, for which each competition has its own ruling.
 */
export function scoringOf(match: KnownResult): [Scoring, Scoring] | 'none' | null {
  const { result, innings } = match;
  if (withoutFigures.includes(result.kind)) return 'none';
  if (!innings || result.kind === 'awarded' || result.kind === 'conceded') return null;
  const [first, second] = innings;
  const firstScoring = isRainRule(match.result)
    ? revisedScoring(match, second)
    : firstInnings(first, second);
  if (!firstScoring) return null;
  const secondScoring = chase(match, first, second);
  return first.side === 0 ? [firstScoring, secondScoring] : [secondScoring, firstScoring];
}

const withoutFigures: readonly MatchResult['kind'][] = ['no_result', 'abandoned', 'drawn'];

const marginRunsOf = ({ margin }: MatchResult): number | null => margin?.runs ?? null;

/**
 * Without a rain rule both sides have the same quota, as last revised for the chase, and an innings that
 * ended before it was all out.
 */
const firstInnings = (first: SeriesInnings, { allottedBalls }: SeriesInnings): Scoring => ({
  runs: first.runs,
  overs: Math.max(first.balls, allottedBalls) / first.ballsPerOver,
});

/** A chase ends early by its target or by rain; otherwise the side was all out. */
function chase(match: KnownResult, first: SeriesInnings, second: SeriesInnings): Scoring {
  const { runs, wickets, balls, target, allottedBalls, ballsPerOver } = second;
  const isReached = runs >= (target ?? first.runs + 1);
  const isCutShort =
    isRainRule(match.result) && !isConcluded(match, second) && wickets < maxWickets.innings;
  return { runs, overs: (isReached || isCutShort ? balls : allottedBalls) / ballsPerOver };
}

/** Whether a match with a rain rule was played to its end, which its margin shows. */
function isConcluded({ result }: KnownResult, chase: SeriesInnings): boolean {
  const margin = marginRunsOf(result);
  const { side, runs, target } = chase;
  if (target === null) return false;
  const isChaseWon = result.kind === 'won' && result.winner === side;
  return runs >= target || (!isChaseWon && (margin === null || target - 1 - runs === margin));
}

/** Of the side that batted first in a match with a rain rule; `second` is the other one's innings. */
function revisedScoring(match: KnownResult, second: SeriesInnings): Scoring | null {
  const { result } = match;
  const margin = marginRunsOf(result);
  const { runs, balls, target, allottedBalls, ballsPerOver } = second;
  if (target !== null && isConcluded(match, second))
    return { runs: target - 1, overs: allottedBalls / ballsPerOver };
  if (margin === null) return null;
  // The margin of a match that was abandoned is the distance to the par score.
  const isChaseWon = result.kind === 'won' && result.winner === second.side;
  return { runs: isChaseWon ? runs - margin : runs + margin, overs: balls / ballsPerOver };
}
