import type { Comment } from '@/lib/domain/commentary/comment';
import type { InningsComments } from '@/lib/domain/commentary/commentary';

/** A ball; `over` is the number of the over that it is the first shown ball of, from 1, else null. */
export type RecentBall = { comment: Comment; over: number | null };

/** At least as many balls are shown, so that the start of an over has those of the one before. */
const minBalls = 8;

/**
 * The balls of the latest innings, the newest last: all of the current over, wides and no-balls
 * included, and those before it up to eight.
 */
export function recentBalls(innings: InningsComments[]): RecentBall[] {
  const balls = (innings.at(-1)?.comments ?? []).filter(comment => comment.ball !== null);
  const [newest] = balls;
  if (!newest) return [];
  const end = balls.findIndex(
    (ball, index) =>
      index >= minBalls && (overOf(ball) === null || overOf(ball) !== overOf(newest)),
  );
  const shown = balls.slice(0, end < 0 ? balls.length : end).reverse();
  return shown.map((comment, index) => {
    const over = overOf(comment);
    const before = shown[index - 1];
    return { comment, over: before && overOf(before) === over ? null : over };
  });
}

/** An over has rarely more balls, wides and no-balls included. */
const longestOver = 16;

/** The number of the newest comments that has all balls of the latest innings' current over. */
export function commentsOfCurrentOver(innings: InningsComments[]): number {
  const comments = innings.at(-1)?.comments.slice(0, longestOver) ?? [];
  const newest = comments.find(({ ball }) => ball !== null);
  const over = newest && overOf(newest);
  if (over === undefined || over === null) return 0;
  return comments.findLastIndex(comment => comment.ball !== null && overOf(comment) === over) + 1;
}

/** '12.4' is a ball of the thirteenth over; null for another label. */
function overOf({ over }: Comment): number | null {
  const [, completeOvers] = /^(\d+)\.\d+$/.exec(over ?? '') ?? [];
  return completeOvers === undefined ? null : Number(completeOvers) + 1;
}
