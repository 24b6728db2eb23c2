import type { FrameMeta } from '@/lib/contract/read-frame';

export type Sequence = {
  /** Accepts any number for the next frame. */
  reset(): void;
  /** Whether frames are missing before this one: its number is beyond the next, or lower. */
  hasGap(stamps: FrameMeta): boolean;
};

/**
 * Tracks the sequence numbers of a group's frames. Frames without a number (other hosts) show no
 * gap.
 */
export function createSequence(): Sequence {
  let last: number | null = null;
  return {
    reset() {
      last = null;
    },
    hasGap({ seq, from }) {
      if (typeof seq !== 'number') return false;
      const before = last;
      last = seq;
      if (before === null) return false;
      return (from ?? seq) > before + 1 || seq <= before;
    },
  };
}
