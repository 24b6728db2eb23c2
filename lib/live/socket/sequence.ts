import type { FrameMeta } from '@/lib/contract/live/read-frame';

/** The last frame of a group: its number, and the run of the server that it belongs to. */
export type Position = { epoch: string; seq: number };

export type Sequence = {
  /** Accepts any number for the next frame. */
  reset(): void;
  /** Whether frames are missing before this one: its number is beyond the next, or lower. */
  hasGap(stamps: FrameMeta): boolean;
  /** The last frame, from which a server can continue; null for a host that names no epoch. */
  position(): Position | null;
};

/**
 * Tracks the sequence numbers of a group's frames. Frames without a number (other hosts) show no
 * gap.
 */
export function createSequence(): Sequence {
  let last: number | null = null;
  let epoch: string | null = null;
  return {
    reset() {
      last = null;
      epoch = null;
    },
    hasGap({ seq, from, epoch: next }) {
      if (typeof seq !== 'number') return false;
      const before = last;
      const isSameRun = epoch === null || (next ?? null) === epoch;
      last = seq;
      epoch = next ?? null;
      if (before === null) return false;
      return !isSameRun || (from ?? seq) > before + 1 || seq <= before;
    },
    position: () => (last === null || epoch === null ? null : { epoch, seq: last }),
  };
}
