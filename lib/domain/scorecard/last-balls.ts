import type { Comment } from '@/lib/domain/commentary/comment';
import type { InningsComments } from '@/lib/domain/commentary/commentary';

const maxBalls = 6;

/** The last balls of the latest innings, with wides and no-balls, the newest last. */
export function lastBalls(innings: InningsComments[]): Comment[] {
  const comments = innings.at(-1)?.comments ?? [];
  return comments
    .filter(comment => comment.ball !== null)
    .slice(0, maxBalls)
    .reverse();
}
