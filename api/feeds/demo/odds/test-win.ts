import type { Situation } from '@/api/feeds/demo/replay/situation';
import { formatScales } from './format-scale';
import { normalCdf } from './normal';
import { toInningsContext, runsLeft, sideStrength, type InningsContext } from './innings-context';
import { unlimitedRunsLeft } from './resources';
import { lastInningsShare, laterTestRuns } from './expected-runs';

/** The probabilities of each side, in the order of `teams`, and of a draw; they sum to 1. */
export type TestWin = { sides: readonly [number, number]; draw: number };

const { parRuns } = formatScales.Test;
const scheduledOvers = 450;
/** Spread of the remaining runs in an unlimited innings: a share of their mean, with a minimum. */
const spreadShare = 0.36;
const leastSpread = 9;
/** A third innings is declared at about this lead. */
const declarationLead = 380;
/** Spread of the overs that a result takes, as a share of them and at least ten. */
const timeSpread = (overs: number): number => Math.max(10, overs * 0.22);

const oversFor = (runs: number): number => runs / (formatScales.Test.runsPerBall * 6);
const spreadOf = (mean: number): number => Math.hypot(leastSpread, spreadShare * mean);

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
  const now = Math.min(
    runsLeft(play),
    play.number === 3 ? Math.max(0, declarationLead - lead) : Infinity,
  );
  const [mine, theirs] = laterTestRuns(play);
  const mean = lead + now + mine - theirs;
  const spread = Math.hypot(spreadOf(now), spreadOf(mine), spreadOf(theirs));
  return outcome(batting, mean, now + mine + theirs, spread, oversLeft);
}

function totalsOf({ innings }: Situation): [number, number] {
  const totals: [number, number] = [0, 0];
  for (const { batting, runs } of innings) totals[batting] += runs;
  return totals;
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
  const needed = oversFor(runsToCome);
  const result = normalCdf((oversLeft - needed) / timeSpread(needed));
  const win = normalCdf(lead / spread) * result;
  return sidesOf(side, win, result - win);
}

function lastInnings(play: InningsContext, oversLeft: number): TestWin {
  const totals = totalsOf(play.situation);
  const needed = totals[play.bowling] - totals[play.batting] + 1;
  if (needed <= 0) return sidesOf(play.batting, 1, 0);
  const { wickets } = play.innings;
  if (wickets >= 10) return sidesOf(play.bowling, 1, 0);
  const left =
    unlimitedRunsLeft(wickets) * lastInningsShare * sideStrength(play.situation, play.batting);
  const makes = normalCdf((left - needed + 0.5) / spreadOf(left));
  const inTime = normalCdf((oversLeft - oversFor(needed)) / timeSpread(oversFor(needed)));
  const win = makes * inTime;
  const toBowlOut = oversFor(left);
  const lose = (1 - makes) * normalCdf((oversLeft - toBowlOut) / timeSpread(toBowlOut));
  return sidesOf(play.batting, win, lose);
}

function sidesOf(side: 0 | 1, win: number, lose: number): TestWin {
  return { sides: side === 0 ? [win, lose] : [lose, win], draw: Math.max(0, 1 - win - lose) };
}
