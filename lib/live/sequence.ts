import type { Stamps } from '../contract/read-frame';

export type Sequence = {
  /** Starts anew: the next frame's number is taken as it comes. */
  reset(): void;
  /** Whether frames were missed before this one: a number beyond the next, or a step back. */
  hasGap(stamps: Stamps): boolean;
};

/** Watches a group's frame numbers. Frames without a number (other hosts) never show a gap. */
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
