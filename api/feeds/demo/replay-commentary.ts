import type { CommentaryInnings, CommentaryItem } from '@/lib/contract/commentary';
import { ballComment } from './commentary-ball';
import { arrivalTexts, closingTexts, openingTexts } from './commentary-between';
import type { Step } from './commentary-step';
import type { Replay } from './replay-state';

/** All comments so far, newest first, one entry an innings ('1', '2', …), each with its total. */
export const commentarySoFar = (replay: Replay): readonly CommentaryInnings[] => replay.comments;

/** The comments that the last ball added, in the same shape; its `total` counts all of the innings. */
export const commentaryAdded = (replay: Replay): readonly CommentaryInnings[] => replay.added;

/** The replay with what is to be said about its last ball. */
export function withComments(replay: Replay, step: Step): Replay {
  const id = String(step.after.index + 1);
  const before = replay.comments.find(innings => innings.id === id)?.items ?? [];
  const isFirst = before.length === 0;
  const told = [
    ...(isFirst ? openingTexts(step).map(betweenComment) : []),
    ballComment(step),
    ...arrivalTexts(step).map(betweenComment),
    ...closingTexts(step, replay).map(betweenComment),
  ];
  const added: CommentaryItem[] = told
    .map((comment, at) => ({ Id: commentId(step.after.index, before.length + at + 1), ...comment }))
    .reverse();
  const total = before.length + added.length;
  const innings = { id, items: [...added, ...before], total };
  return {
    ...replay,
    comments: [...replay.comments.filter(one => one.id !== id), innings],
    added: [{ id, items: added, total }],
  };
}

/** Unique in the match and the same in every replay of it: innings × 10 000 + number. */
const commentId = (innings: number, number: number): string =>
  String((innings + 1) * 10_000 + number);

/** A comment on no ball, with '' where a ball would have something. */
const betweenComment = (text: string) => ({
  Over: '',
  Runs: '',
  Detail: '',
  Isball: false,
  Batsman_Name: '',
  Bowler_Name: '',
  Score: '',
  Commentary: text,
});
