import type { CommentaryInnings, CommentaryItem } from '@/lib/contract/commentary';
import { ballComment } from './commentary-ball';
import { arrivalTexts, closingTexts, openingTexts } from './commentary-between';
import type { BallContext } from './ball-context';
import { overChance } from '@/api/demo/win-chance/replay-chances';
import type { Replay } from '@/api/demo/replay/replay-state';

/**
 * All comments so far, newest first, one entry for each innings ('1', '2', …), each with its total.
 */
export const commentarySoFar = (replay: Replay): readonly CommentaryInnings[] => replay.comments;

/** The comments that the last ball added, in the same form; `total` counts all of the innings. */
export const commentaryAdded = (replay: Replay): readonly CommentaryInnings[] => replay.added;

/** Adds the comments on the last ball to a replay. */
export function withComments(replay: Replay, context: BallContext): Replay {
  const id = String(context.after.index + 1);
  const before = replay.comments.find(innings => innings.id === id)?.items ?? [];
  const isFirst = before.length === 0;
  const winChance = overChance(replay, context);
  const newComments = [
    ...(isFirst ? openingTexts(context).map(betweenComment) : []),
    { ...ballComment(context), ...(winChance && { win_chance: winChance }) },
    ...arrivalTexts(context).map(betweenComment),
    ...closingTexts(context, replay).map(betweenComment),
  ];
  const added: CommentaryItem[] = newComments
    .map((comment, index) => ({
      Id: commentId(context.after.index, before.length + index + 1),
      ...comment,
    }))
    .reverse();
  const total = before.length + added.length;
  const innings = { id, items: [...added, ...before], total };
  return {
    ...replay,
    comments: [...replay.comments.filter(comment => comment.id !== id), innings],
    added: [{ id, items: added, total }],
  };
}

/** Unique in the match and the same in every replay of it: innings × 10 000 + number. */
const commentId = (innings: number, number: number): string =>
  String((innings + 1) * 10_000 + number);

/** A comment without a ball, with '' in the fields of a ball. */
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
