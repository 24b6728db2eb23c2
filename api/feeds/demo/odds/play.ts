import type { InningsSituation, Situation } from '../situation';
import { formatScales } from './format-scale';
import { limitedRunsLeft, superOverRunsLeft, unlimitedRunsLeft } from './resources';
import { strengthOf } from './strength';

/** The innings that is being played or comes next, as the markets look at it. */
export type Play = {
  situation: Situation;
  /** 1 for the match's first innings; super overs count on. */
  number: number;
  innings: InningsSituation;
  batting: 0 | 1;
  bowling: 0 | 1;
  /** Legal balls left in the innings; null when unlimited. */
  ballsLeft: number | null;
};

/** How much of the first innings' distance from par is the pitch's doing, and so meets the chase. */
export const pitchShare = 0.4;

const otherSide = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

/** The current or coming innings; null before it is known who bats, and after the end. */
export function playOf(situation: Situation): Play | null {
  const { innings: all, phase } = situation;
  const last = all.at(-1);
  if (!last || phase === 'finished' || phase === 'upcoming') return null;
  const innings = last.closed ? nextInnings(situation, last) : last;
  return {
    situation,
    number: last.closed ? all.length + 1 : all.length,
    innings,
    batting: innings.batting,
    bowling: otherSide(innings.batting),
    ballsLeft: innings.allottedBalls === null ? null : innings.allottedBalls - innings.balls,
  };
}

function nextInnings(situation: Situation, last: InningsSituation): InningsSituation {
  const { format, ballsPerOver, innings, teams } = situation;
  const limited = format !== 'Test';
  const superOver = limited && innings.length >= 2;
  const chases = limited && innings.length % 2 === 1;
  // A super over is opened by the side that batted second, which also batted last.
  const batting = superOver && !chases ? last.batting : otherSide(last.batting);
  return {
    batting,
    superOver,
    runs: 0,
    wickets: 0,
    balls: 0,
    allottedBalls: superOver ? ballsPerOver : limited ? last.allottedBalls : null,
    target: chases ? last.runs + 1 : null,
    closed: false,
    fours: 0,
    sixes: 0,
    runsOffBat: new Map(),
    wicketsByBowler: new Map(),
    overRuns: [],
    fallOfWickets: [],
    atCrease: teams[batting].players
      .slice(0, 2)
      .map(({ id, name }) => ({ id, name, runs: 0, balls: 0 })),
    bowler: null,
  };
}

/** What this side's mean runs are multiplied by in this match. */
export const sideStrength = ({ teams }: Situation, side: 0 | 1): number =>
  strengthOf(teams[side].name, teams[otherSide(side)].name);

/** Mean total of a limited innings of `balls` by this side, nothing known of the pitch. */
export function parTotal(situation: Situation, side: 0 | 1, balls: number): number {
  return limitedRunsLeft(situation.format, balls, 0) * sideStrength(situation, side);
}

/** Mean runs the innings still brings if nobody stopped it at a target. */
export function runsLeft(play: Play): number {
  const { situation, innings, batting, ballsLeft } = play;
  const strength = sideStrength(situation, batting);
  if (ballsLeft === null)
    return Math.min(unlimitedRunsLeft(innings.wickets) * strength, runsInTime(play));
  if (innings.superOver) return superOverRunsLeft(ballsLeft, innings.wickets) * strength;
  const mean = limitedRunsLeft(situation.format, ballsLeft, innings.wickets) * strength;
  return mean * pitchOf(play);
}

function pitchOf({ situation, innings, bowling }: Play): number {
  const { target, allottedBalls } = innings;
  if (target === null || allottedBalls === null) return 1;
  const surprise = (target - 1) / parTotal(situation, bowling, allottedBalls) - 1;
  return 1 + pitchShare * Math.max(-0.6, Math.min(0.6, surprise));
}

/** A Test side bats on no longer than its time, a little faster when it runs out. */
function runsInTime({ situation }: Play): number {
  const overs = situation.testOversLeft ?? Infinity;
  return overs * situation.ballsPerOver * formatScales.Test.runsPerBall * 1.2;
}

/** Share of the innings' resources left, 0 to 1: how much may still happen in it. */
export function resourceShare(play: Play): number {
  const { situation, innings, ballsLeft } = play;
  if (ballsLeft === null) return unlimitedRunsLeft(innings.wickets) / unlimitedRunsLeft(0);
  if (innings.superOver)
    return superOverRunsLeft(ballsLeft, innings.wickets) / superOverRunsLeft(6, 0);
  const { parRuns } = formatScales[situation.format];
  return limitedRunsLeft(situation.format, ballsLeft, innings.wickets) / parRuns;
}
