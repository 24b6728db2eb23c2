import { oversPerDay } from '@/api/demo/replay/test-schedule';
import { figuresOf, maxWickets } from '@/lib/domain/scorecard/match-formats';
import type { Situation } from '@/api/demo/replay/situation';
import { formatScales } from './format-scale';
import { normalCdf } from './normal';
import {
  runsLeft,
  runsNeeded,
  runsOfWickets,
  sideStrength,
  toInningsContext,
  totalsOf,
  type InningsContext,
} from './innings-context';
import { laterTestRuns } from './expected-runs';
import { chanceInTime, chanceOfRuns, oversFor, testRunsSpread } from './innings-chances';

/** The probabilities of each side, in the order of `teams`, and of a draw; they sum to 1. */
export type TestWin = { sides: readonly [number, number]; draw: number };

const { parRuns } = formatScales['multi-day'];
const scheduledOvers = figuresOf('multi-day').days * oversPerDay;

/**
 * The win probabilities of a Test: normally distributed remaining runs decide between the sides,
 * and normally distributed overs needed, compared with the overs left, decide whether there is a
 * result. The fourth innings is a chase against both.
 */
export function testWin(situation: Situation): TestWin {
  const oversLeft = situation.testOversLeft ?? scheduledOvers;
  const play = toInningsContext(situation);
  if (!play) return outcome(0, edgeBefore(situation), 4 * parRuns * 0.93, 230, oversLeft);
  if (play.number >= 4) return lastInnings(play, oversLeft);
  const { batting } = play;
  const totals = totalsOf(situation);
  const lead = totals[batting] - totals[play.bowling];
  const now = runsLeft(play);
  const [mine, theirs] = laterTestRuns(play);
  const mean = lead + now + mine - theirs;
  const spread = Math.hypot(testRunsSpread(now), testRunsSpread(mine), testRunsSpread(theirs));
  return outcome(batting, mean, now + mine + theirs, spread, oversLeft);
}

function edgeBefore(situation: Situation): number {
  return 2 * parRuns * (sideStrength(situation, 0) - sideStrength(situation, 1));
}

function outcome(
  side: 0 | 1,
  lead: number,
  runsToCome: number,
  spread: number,
  oversLeft: number,
): TestWin {
  const result = chanceInTime(oversFor(runsToCome), oversLeft);
  const win = normalCdf(lead / spread) * result;
  return sidesOf(side, win, result - win);
}

function lastInnings(play: InningsContext, oversLeft: number): TestWin {
  const needed = runsNeeded(play) ?? 0;
  if (needed <= 0) return sidesOf(play.batting, 1, 0);
  if (play.innings.wickets >= maxWickets.innings) return sidesOf(play.bowling, 1, 0);
  const left = runsOfWickets(play);
  const fails = normalCdf((needed - 0.5 - left) / testRunsSpread(left));
  const lose = fails * chanceInTime(oversFor(left), oversLeft);
  return sidesOf(play.batting, chanceOfRuns(play, needed), lose);
}

function sidesOf(side: 0 | 1, win: number, lose: number): TestWin {
  return { sides: side === 0 ? [win, lose] : [lose, win], draw: Math.max(0, 1 - win - lose) };
}
