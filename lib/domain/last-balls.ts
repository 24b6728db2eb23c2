import type { Comment } from './comment';
import type { InningsComments } from './commentary';

const ballsShown = 6;

/** The last balls of the latest innings, wides and no-balls among them, the newest last. */
export function lastBalls(innings: InningsComments[]): Comment[] {
  const comments = innings.at(-1)?.comments ?? [];
  return comments
    .filter(comment => comment.ball !== null)
    .slice(0, ballsShown)
    .reverse();
}
