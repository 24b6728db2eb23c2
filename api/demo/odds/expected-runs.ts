import { figuresOf, maxWickets } from '@/lib/domain/scorecard/match-formats';
import type { Situation } from '@/api/demo/replay/situation';
import { formatScales } from './format-scale';
import {
  lastInningsShare,
  parTotal,
  runsLeft,
  runsToPlay,
  secondInningsShare,
  sideStrength,
  toInningsContext,
  type InningsContext,
} from './innings-context';
import { unlimitedRunsLeft } from './resources';

/** Mean runs of each Test innings after this one: of the batting side, of the other. */
export function laterTestRuns({
  number,
  situation,
  batting,
  bowling,
}: InningsContext): [number, number] {
  const full = unlimitedRunsLeft(0);
  const mine = number === 1 ? secondInningsShare : number === 2 ? lastInningsShare : 0;
  const theirs =
    number === 1
      ? 1 + lastInningsShare
      : number === 2
        ? secondInningsShare
        : number === 3
          ? lastInningsShare
          : 0;
  return [
    full * mine * sideStrength(situation, batting),
    full * theirs * sideStrength(situation, bowling),
  ];
}

/**
 * Mean further runs of each side in the match proper, in the order of `teams`; super overs do not
 * count.
 */
export function expectedRuns(situation: Situation): [number, number] {
  const play = toInningsContext(situation);
  if (!play) return situation.phase === 'finished' ? [0, 0] : wholeMatch(situation);
  if (play.innings.superOver) return [0, 0];
  const [mine, theirs] = play.ballsLeft === null ? testRuns(play) : limitedRuns(play);
  return play.batting === 0 ? [mine, theirs] : [theirs, mine];
}

function wholeMatch(situation: Situation): [number, number] {
  const { ballsPerInnings } = figuresOf(situation.format);
  const of = (side: 0 | 1) =>
    ballsPerInnings === null
      ? unlimitedRunsLeft(0) * (1 + secondInningsShare) * sideStrength(situation, side)
      : parTotal(situation, side, ballsPerInnings);
  return [of(0), of(1)];
}

function limitedRuns(play: InningsContext): [number, number] {
  const { situation, innings, bowling } = play;
  if (innings.target !== null) return [runsToPlay(play), 0];
  return [runsLeft(play), parTotal(situation, bowling, innings.allottedBalls ?? 0)];
}

function testRuns(play: InningsContext): [number, number] {
  const { situation } = play;
  const [later, theirs] = laterTestRuns(play);
  const mine = runsToPlay(play) + later;
  const overs = situation.testOversLeft ?? Infinity;
  const inTime = overs * situation.ballsPerOver * formatScales['multi-day'].runsPerBall;
  const share = Math.min(1, inTime / Math.max(1, mine + theirs));
  return [mine * share, theirs * share];
}

/** Mean further wickets in the innings: the runs it is played for, divided among partnerships. */
export function expectedWickets(play: InningsContext): number {
  const { situation, innings } = play;
  if (innings.superOver) {
    const share = (play.ballsLeft ?? 0) / situation.ballsPerOver;
    const most = Math.min(maxWickets.superOver - innings.wickets, 0.9 * share);
    return most * (runsToPlay(play) / Math.max(1, runsLeft(play)));
  }
  let runs = runsToPlay(play);
  let wickets = 0;
  for (const partnership of formatScales[situation.format].partnership.slice(innings.wickets)) {
    if (runs <= partnership) return wickets + runs / partnership;
    runs -= partnership;
    wickets++;
  }
  return wickets;
}
