import { batterOf, type Step } from './commentary-step';
import { personOf } from './people';
import { oversText, shortOvers } from './rates';
import { counted, resultText } from './replay-result';
import { totalText } from './replay-score';
import type { Replay } from './replay-state';
import { tossText } from './replay-status';

/** What is said before the first ball of an innings, oldest first. */
export function openingTexts({ record, planned, before }: Step): string[] {
  const [striker, nonStriker, bowler] = planned.delivery;
  const team = record.teams[before.batting].name;
  const nameOf = (player: number) => personOf(record, player).name;
  const opening = before.superOver ? 'Super Over: ' : '';
  const pair = `${nameOf(striker)} and ${nameOf(nonStriker)} open for ${team}`;
  const start = `${opening}${pair}, ${nameOf(bowler)} has the ball.`;
  const toss = before.index === 0 ? [`Toss: ${tossText(record)}.`] : [];
  if (before.target === null) return [...toss, start];
  const { allottedBalls } = before;
  const limit =
    allottedBalls === null ? '' : ` from ${inOvers(allottedBalls, record.ballsPerOver)}`;
  return [...toss, `${team} need ${before.target} to win${limit}. ${start}`];
}

/** The Hundred counts balls, everyone else overs. */
function inOvers(balls: number, ballsPerOver: number): string {
  if (ballsPerOver === 5 || balls <= ballsPerOver) return counted(balls, 'ball');
  const overs = shortOvers(balls, ballsPerOver);
  return `${overs} overs`;
}

/** Who comes in after a wicket that did not end the innings; empty when nobody new does. */
export function arrivalTexts({ record, before, after, left }: Step): string[] {
  if (left.length === 0 || !after.crease) return [];
  const { striker, nonStriker } = after.crease;
  return [striker, nonStriker].flatMap(player => {
    const { name } = personOf(record, player);
    if (batterOf(before, player)?.left) return `${name} comes back to the middle.`;
    if (batterOf(before, player)) return [];
    const place = after.batters.findIndex(batter => batter.player === player) + 1;
    return `${name} comes in at number ${place}.`;
  });
}

/** What is said when an innings is over, and the match with it, oldest first. */
export function closingTexts(step: Step, replay: Replay): string[] {
  const { record, after } = step;
  if (!after.closed) return [];
  const { name } = record.teams[after.batting];
  const reason = after.source.declared ? ', declared' : after.wickets === 10 ? ', all out' : '';
  const total = `${name} ${totalText(after)} in ${oversText(after)} overs${reason}.`;
  if (replay.ball < replay.plan.length) return [`End of the innings: ${total}`];
  const best = (record.playersOfMatch ?? []).map(player => personOf(record, player).name);
  const award = best.length > 0 ? ` Player of the match: ${best.join(', ')}.` : '';
  return [`End of the innings: ${total}`, `${resultText(record)}.${award}`];
}
