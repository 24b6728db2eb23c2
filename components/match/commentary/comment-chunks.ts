import type { Comment } from '@/lib/domain/commentary/comment';

/** `key` is unique for the lifetime of the list. */
export type Chunk = { key: number; comments: Comment[] };

/** More than fit on a phone's screen, and few enough for a quick layout. */
export const chunkSize = 20;

/**
 * Splits a list into chunks of twenty, counted in both directions from the comment `middleId`: new
 * comments at either end leave the other chunks unchanged. Counts from the first comment when it is gone.
 */
export function chunksAround(comments: Comment[], middleId: string | undefined): Chunk[] {
  const middle = Math.max(
    0,
    comments.findIndex(({ id }) => id === middleId),
  );
  const chunks: Chunk[] = [];
  for (const [index, comment] of comments.entries()) {
    const key = Math.floor((index - middle) / chunkSize);
    const last = chunks.at(-1);
    if (last?.key === key) last.comments.push(comment);
    else chunks.push({ key, comments: [comment] });
  }
  return chunks;
}
