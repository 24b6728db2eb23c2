import type { Frame } from './frame';
import type { FrameRing } from './frame-ring';

/** What a group has sent. */
export type GroupFrames = {
  /** The number of its latest frame. */
  seq: number;
  ring: FrameRing;
};

/** The frames of a group after number `seq`; null when they are not all known. `at` is unix ms. */
export const framesSince = (group: GroupFrames, seq: number, at: number): Frame[] | null =>
  seq === group.seq ? [] : group.ring.since(seq, at);
