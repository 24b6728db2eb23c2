import { isBattedTwice } from '@/lib/domain/scorecard/match-formats';
import type { InningsSituation, Situation } from '@/api/demo/replay/situation';
import { formatScales } from './format-scale';
import { limitedRunsLeft, superOverRunsLeft, unlimitedRunsLeft } from './resources';
import { signedRandom } from '@/api/demo/seeded';

/** The current or next innings, as input of the market models. */
export type InningsContext = {
  situation: Situation;
  /** 1 for the match's first innings; super overs are counted too. */
  number: number;
  innings: InningsSituation;
  batting: 0 | 1;
  bowling: 0 | 1;
  /** Legal balls left in the innings; null when unlimited. */
  ballsLeft: number | null;
};

/**
 * The share of the first innings' deviation from par that the pitch causes, and that affects the
 * chase.
 */
export const pitchShare = 0.4;

/**
 * A worn pitch: the runs of a Test side's second innings, and of the match's last, as a share of a
 * first one's.
 */
export const secondInningsShare = 0.95;
export const lastInningsShare = 0.82;

/** A third innings is declared at about this lead. */
const declarationLead = 380;

const otherSide = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

/** The current or next innings; null before it is known who bats, and after the end. */
export function toInningsContext(situation: Situation): InningsContext | null {
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
  const limited = !isBattedTwice(format);
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

/** The factor of this side's mean runs in this match. */
export const sideStrength = ({ teams }: Situation, side: 0 | 1): number =>
  strengthOf(teams[side].name, teams[otherSide(side)].name);

/** Mean total of a limited innings of `balls` by this side, without information about the pitch. */
export function parTotal(situation: Situation, side: 0 | 1, balls: number): number {
  return limitedRunsLeft(situation.format, balls, 0) * sideStrength(situation, side);
}

/** Mean further runs of the innings without a target. */
export function runsLeft(play: InningsContext): number {
  const { situation, innings, batting, ballsLeft } = play;
  if (ballsLeft === null) return Math.min(runsOfWickets(play), runsInTime(play));
  if (innings.superOver)
    return superOverRunsLeft(ballsLeft, innings.wickets) * sideStrength(situation, batting);
  return limitedRunsLeft(situation.format, ballsLeft, innings.wickets) * paceOf(play);
}

/** Mean further runs of a Test innings, whatever the time. */
export function runsOfWickets(play: InningsContext): number {
  const { situation, innings, batting, number } = play;
  const worn = number === 3 ? secondInningsShare : number === 4 ? lastInningsShare : 1;
  const runs = unlimitedRunsLeft(innings.wickets) * worn * sideStrength(situation, batting);
  return Math.min(runs, runsToDeclaration(play));
}

/** The factor of side and pitch on the mean runs of a limited innings. */
export const paceOf = (play: InningsContext): number =>
  sideStrength(play.situation, play.batting) * pitchOf(play);

function pitchOf({ situation, innings, bowling }: InningsContext): number {
  const { target, allottedBalls } = innings;
  if (target === null || allottedBalls === null) return 1;
  const surprise = (target - 1) / parTotal(situation, bowling, allottedBalls) - 1;
  return 1 + pitchShare * Math.max(-0.6, Math.min(0.6, surprise));
}

/** A Test side bats no longer than its time. */
function runsInTime({ situation }: InningsContext): number {
  const overs = situation.testOversLeft ?? Infinity;
  return overs * situation.ballsPerOver * formatScales['multi-day'].runsPerBall;
}

/** A third innings of a Test ends at its declaration. */
function runsToDeclaration({ situation, number, batting, bowling }: InningsContext): number {
  if (number !== 3) return Infinity;
  const totals = totalsOf(situation);
  return Math.max(0, declarationLead - totals[batting] + totals[bowling]);
}

/** Runs of each side so far, in the order of `teams`. */
export function totalsOf({ innings }: Situation): [number, number] {
  const totals: [number, number] = [0, 0];
  for (const { batting, runs } of innings) totals[batting] += runs;
  return totals;
}

/** Runs that win the match for the batting side; null when its innings does not end the match. */
export function runsNeeded({ situation, number, innings, batting, bowling }: InningsContext) {
  if (innings.target !== null) return innings.target - innings.runs;
  if (!isBattedTwice(situation.format) || number < 4) return null;
  const totals = totalsOf(situation);
  return totals[bowling] - totals[batting] + 1;
}

/** Mean further runs of the innings, no more than those that win the match. */
export const runsToPlay = (play: InningsContext): number =>
  Math.max(0, Math.min(runsLeft(play), runsNeeded(play) ?? Infinity));

/** The share of the innings' resources that is left, 0 to 1. */
export function resourceShare(play: InningsContext): number {
  const { situation, innings, ballsLeft } = play;
  if (ballsLeft === null) return unlimitedRunsLeft(innings.wickets) / unlimitedRunsLeft(0);
  if (innings.superOver)
    return (
      superOverRunsLeft(ballsLeft, innings.wickets) / superOverRunsLeft(situation.ballsPerOver, 0)
    );
  const { parRuns } = formatScales[situation.format];
  return limitedRunsLeft(situation.format, ballsLeft, innings.wickets) / parRuns;
}

/** The greatest share by which the stronger side's runs may exceed the weaker side's. */
const maxStrengthEdge = 0.06;

/**
 * The factor of each side's mean runs: a small prior derived from the two names only, the same in
 * either order. Nothing is known, or claimed, about the real teams.
 */
function strengthOf(name: string, opponent: string): number {
  const pair = [name, opponent].sort().join(' v ');
  const edge = (signedRandom(`strength ${pair}`) * maxStrengthEdge) / 2;
  return name <= opponent ? 1 + edge : 1 - edge;
}
