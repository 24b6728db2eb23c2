import { recordFormats, type MatchRecord } from '@/api/demo/records/record';
import { figuresOf, maxWickets } from '@/lib/domain/scorecard/match-formats';
import { batterOf, type BallContext } from './ball-context';
import { playerOf } from '@/api/demo/records/players';
import { ballsOf, oversText } from '@/api/demo/scorecard/rates';
import { shortOvers } from '@/lib/domain/scorecard/balls-per-over';
import { counted } from '@/lib/domain/match/result/match-result';
import { resultText } from '@/api/demo/replay/replay-result';
import { totalText } from '@/api/demo/replay/replay-score';
import type { Replay } from '@/api/demo/replay/replay-state';
import { tossText } from '@/api/demo/replay/replay-status';

/** The comments before the first ball of an innings, oldest first. */
export function openingTexts({ record, planned, before }: BallContext): string[] {
  const [striker, nonStriker, bowler] = planned.delivery;
  const team = record.teams[before.batting].name;
  const nameOf = (player: number) => playerOf(record, player).name;
  const opening = before.superOver ? 'Super Over: ' : '';
  const pair = `${nameOf(striker)} and ${nameOf(nonStriker)} open for ${team}`;
  const start = `${opening}${pair}, ${nameOf(bowler)} has the ball.`;
  const toss = before.index === 0 ? [`Toss: ${tossText(record)}.`] : [];
  if (before.target === null) return [...toss, start];
  const { allottedBalls } = before;
  const limit = allottedBalls === null ? '' : ` from ${limitText(record, allottedBalls)}`;
  return [...toss, `${team} need ${before.target} to win${limit}. ${start}`];
}

const countsBalls = ({ format }: MatchRecord): boolean =>
  figuresOf(recordFormats[format]).counts === 'balls';

function limitText(record: MatchRecord, balls: number): string {
  const { ballsPerOver } = record;
  if (countsBalls(record) || balls <= ballsPerOver) return counted(balls, 'ball');
  return `${shortOvers(balls, ballsPerOver)} overs`;
}

/**
 * The comments on the next batter, after a wicket or after a batter who left between two balls; empty
 * without a next batter.
 */
export function arrivalTexts({ record, planned, before, after }: BallContext): string[] {
  if (!after.crease) return [];
  const { striker, nonStriker } = after.crease;
  const [ownStriker, ownNonStriker] = planned.delivery;
  return [striker, nonStriker].flatMap(player => {
    if (player === ownStriker || player === ownNonStriker) return [];
    const { name } = playerOf(record, player);
    if (batterOf(before, player)?.dismissal) return `${name} comes back to the middle.`;
    if (batterOf(before, player)) return [];
    const position = after.batters.findIndex(batter => batter.player === player) + 1;
    return `${name} comes in at number ${position}.`;
  });
}

/** The comments at the end of an innings and of the match, oldest first. */
export function closingTexts(context: BallContext, replay: Replay): string[] {
  const { record, after } = context;
  if (!after.closed) return [];
  const { name } = record.teams[after.batting];
  const reason = after.source.declared
    ? ', declared'
    : after.wickets === maxWickets.innings
      ? ', all out'
      : '';
  const bowled = countsBalls(record)
    ? counted(ballsOf(after, record.ballsPerOver), 'ball')
    : `${oversText(after)} overs`;
  const total = `${name} ${totalText(after)} in ${bowled}${reason}.`;
  if (replay.ball < replay.plan.length) return [`End of the innings: ${total}`];
  const best = (record.playersOfMatch ?? []).map(player => playerOf(record, player).name);
  const award = best.length > 0 ? ` Player of the match: ${best.join(', ')}.` : '';
  return [`End of the innings: ${total}`, `${resultText(record)}.${award}`];
}
