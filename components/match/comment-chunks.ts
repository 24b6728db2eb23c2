import type { Comment } from '@/lib/domain/comment';

/** `key` is its own for as long as the list lives. */
export type Chunk = { key: number; comments: Comment[] };

/** More than a phone shows at once, few enough that to lay one out is not felt. */
export const chunkSize = 20;

/**
 * A list in pieces of twenty, counted up and down from one comment: what comes at either end leaves
 * the other pieces as they are. When that comment is gone, from the first.
 */
export function chunksAround(comments: Comment[], middleId: string | undefined): Chunk[] {
  const middle = Math.max(
    0,
    comments.findIndex(({ id }) => id === middleId),
  );
  const chunks: Chunk[] = [];
  for (const [at, comment] of comments.entries()) {
    const key = Math.floor((at - middle) / chunkSize);
    const last = chunks.at(-1);
    if (last?.key === key) last.comments.push(comment);
    else chunks.push({ key, comments: [comment] });
  }
  return chunks;
}
