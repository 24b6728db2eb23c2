import type { Comment } from '@/lib/domain/commentary/comment';

/** `key` is unique for the lifetime of the list. */
export type Chunk = { key: number; comments: Comment[] };

/** More than a phone shows at once, and few enough for a quick layout. */
export const chunkSize = 20;

/**
 * Splits a list into chunks of twenty, counted in both directions from one comment: new comments at
 * either end leave the other chunks unchanged. When that comment is gone, counts from the first.
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
