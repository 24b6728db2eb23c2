import { superOverRunsLeft } from './resources';
import type { Situation } from '@/api/demo/replay/situation';
import { formatScales } from './format-scale';
import { chanceOfRuns } from './innings-chances';
import { normalCdf } from './normal';
import {
  parTotal,
  pitchShare,
  toInningsContext,
  runsLeft,
  runsNeeded,
  sideStrength,
  type InningsContext,
} from './innings-context';
import { runsSpread } from './resources';

/**
 * The probabilities of each side, in the order of `teams`, with a tie divided equally; and of a
 * tie.
 */
export type LimitedWin = { sides: readonly [number, number]; tie: number };

/**
 * The win probabilities of a match of limited overs. The remaining runs are taken as normal with
 * the mean of the remaining resources (after Duckworth & Lewis 1998; Preston & Thomas 2000; Stern
 * 1994): in a chase the probability of the required runs, in a first innings that of beating a
 * chase of par.
 */
export function limitedWin(situation: Situation): LimitedWin {
  const play = toInningsContext(situation);
  if (!play) return beforeTheFirstBall(situation);
  const needed = runsNeeded(play);
  return needed === null ? settingTarget(play) : chasing(play, needed);
}

function beforeTheFirstBall(situation: Situation): LimitedWin {
  const par = formatScales[situation.format].parRuns;
  const lead = par * (sideStrength(situation, 0) - sideStrength(situation, 1));
  return split(0, lead, runsSpread(par) * Math.SQRT2);
}

function settingTarget(play: InningsContext): LimitedWin {
  const { situation, innings, batting, bowling } = play;
  const left = runsLeft(play);
  const chase = innings.superOver
    ? superOverRunsLeft(situation.ballsPerOver, 0)
    : parTotal(situation, bowling, innings.allottedBalls ?? 0);
  // The chase is played on the pitch of this total.
  const lead = (innings.runs + left - chase) * (1 - pitchShare);
  return split(batting, lead, Math.hypot(runsSpread(left), runsSpread(chase)));
}

function chasing(play: InningsContext, needed: number): LimitedWin {
  const win = chanceOfRuns(play, needed);
  // One run short is a tie, and a tie is divided.
  const tie = chanceOfRuns(play, needed - 1) - win;
  return sidesOf(play.batting, win + tie / 2, tie);
}

function split(side: 0 | 1, lead: number, spread: number): LimitedWin {
  const win = normalCdf(lead / spread);
  const tie = normalCdf((lead + 0.5) / spread) - normalCdf((lead - 0.5) / spread);
  return sidesOf(side, win, tie);
}

const sidesOf = (side: 0 | 1, win: number, tie: number): LimitedWin => ({
  sides: side === 0 ? [win, 1 - win] : [1 - win, win],
  tie,
});
