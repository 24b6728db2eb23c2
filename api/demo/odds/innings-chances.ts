import { figuresOf, maxWickets } from '@/lib/domain/scorecard/match-formats';
import { formatScales } from './format-scale';
import { expectedWickets } from './expected-runs';
import {
  paceOf,
  runsLeft,
  runsNeeded,
  runsOfWickets,
  runsToPlay,
  type InningsContext,
} from './innings-context';
import { chanceAbove, normalCdf } from './normal';
import { limitedRunsLeft, runsSpread } from './resources';

/*
 * Every market about the runs or wickets of an innings takes its probabilities from here, so that no
 * two of them contradict each other.
 */

/** Spread of the remaining runs in an unlimited innings: a share of their mean, with a minimum. */
const testSpreadShare = 0.36;
const leastTestSpread = 9;

/** Standard deviation of the remaining runs in an unlimited innings, given their mean. */
export const testRunsSpread = (mean: number): number =>
  Math.hypot(leastTestSpread, testSpreadShare * mean);

/** Mean overs in which a Test side makes these runs. */
export const oversFor = (runs: number): number =>
  runs / (formatScales['multi-day'].runsPerBall * figuresOf('multi-day').ballsPerOver);

/** The probability that the overs left suffice; their spread is a share of them and at least ten. */
export const chanceInTime = (oversNeeded: number, oversLeft: number): number =>
  normalCdf((oversLeft - oversNeeded) / Math.max(10, oversNeeded * 0.22));

/** The probability of at least `more` further runs in the innings, an integer. */
export function chanceOfRuns(play: InningsContext, more: number): number {
  if (more <= 0) return 1;
  const { ballsLeft, situation } = play;
  if (ballsLeft !== null) {
    const mean = runsLeft(play);
    return mean <= 0 ? 0 : chanceAbove(more - 0.5, mean, runsSpread(mean));
  }
  if (play.innings.wickets >= maxWickets.innings) return 0;
  const mean = runsOfWickets(play);
  const makes = chanceAbove(more - 0.5, mean, testRunsSpread(mean));
  return makes * chanceInTime(oversFor(more), situation.testOversLeft ?? Infinity);
}

/** The probability that the innings ends above a half-point line of its total. */
export const chanceOfTotal = (play: InningsContext, line: number): number =>
  chanceOfRuns(play, line + 0.5 - play.innings.runs);

/**
 * The probability of at least `more` further wickets in the innings: rare and independent, so
 * Poisson. All out is no likelier than failing to win.
 */
export function chanceOfWickets(play: InningsContext, more: number): number {
  const { wickets, superOver } = play.innings;
  const all = (superOver ? maxWickets.superOver : maxWickets.innings) - wickets;
  if (more <= 0) return 1;
  if (more > all) return 0;
  const chance = 1 - poissonBelow(more, expectedWickets(play));
  const needed = runsNeeded(play);
  return needed === null || more < all ? chance : Math.min(chance, 1 - chanceOfRuns(play, needed));
}

function poissonBelow(count: number, mean: number): number {
  let term = Math.exp(-mean);
  let sum = 0;
  for (let k = 1; k <= count; k++) {
    sum += term;
    term *= mean / k;
  }
  return sum;
}

/** The probability of at least `more` runs when each run may be the last. */
export const reaches = (more: number, mean: number): number => (mean / (1 + mean)) ** more;

/** Mean further runs of the current partnership. */
export function partnershipRuns(play: InningsContext): number {
  const { situation, innings } = play;
  const usual = formatScales[situation.format].partnership[innings.wickets] ?? 8;
  return Math.max(1.5, Math.min(usual, runsToPlay(play) * 0.6));
}

/** The highest half-point line of the innings' total that is still open: that of the target. */
export function lastLine(play: InningsContext): number {
  return play.innings.runs + (runsNeeded(play) ?? Infinity) - 0.5;
}

/** Mean runs of the next `balls` without a wicket. */
export function runsOfBalls(play: InningsContext, balls: number): number {
  const { situation, innings, ballsLeft } = play;
  if (ballsLeft === null || innings.superOver) {
    const share = innings.superOver ? 2.1 : formatScales[situation.format].runsPerBall;
    return balls * share;
  }
  const { wickets } = innings;
  const now = limitedRunsLeft(situation.format, ballsLeft, wickets);
  const then = limitedRunsLeft(situation.format, Math.max(0, ballsLeft - balls), wickets);
  return (now - then) * paceOf(play);
}
