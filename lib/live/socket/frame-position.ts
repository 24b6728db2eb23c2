import type { FrameMeta } from '@/lib/contract/live/read-frame';

/** The last frame of a group: its number, and the run of the server that counts; null where none is named. */
export type FramePosition = { seq: number; epoch: string | null };

/**
 * The position after a frame. A frame without a number, from a host that does not count, changes nothing.
 */
export const positionAfter = (
  last: FramePosition | null,
  { seq, epoch }: FrameMeta,
): FramePosition | null => (typeof seq === 'number' ? { seq, epoch: epoch ?? null } : last);

/**
 * Whether frames are missing before this one: its number is beyond the next, is not higher, or is counted by
 * another run of the server. After no frame any number may come.
 */
export function hasGap(last: FramePosition | null, { seq, from, epoch }: FrameMeta): boolean {
  if (last === null || typeof seq !== 'number') return false;
  const isSameRun = last.epoch === null || (epoch ?? null) === last.epoch;
  return !isSameRun || (from ?? seq) > last.seq + 1 || seq <= last.seq;
}
