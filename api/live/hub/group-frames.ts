import { toFrame, type Frame, type FrameStamps, type Part } from './frame';
import { createFramePatches, type FramePatches } from './frame-patches';
import type { FrameRing } from './frame-ring';
import { eventIdOf } from './group-names';

/** What a group has sent. */
export type GroupFrames = {
  /** The number of its latest frame. */
  seq: number;
  ring: FrameRing;
  /** Null until a client of the group wants patches. */
  patches: FramePatches | null;
};

/** The next frame of a group, for clients that want patches as a patch, too. */
export function nextFrame(group: GroupFrames, parts: Part[], stamps: FrameStamps): Frame {
  const patch = group.patches?.add(parts, stamps);
  return { ...toFrame(parts, stamps), ...(patch && { patch }) };
}

/** The frames of a group after number `seq`; null when they are not all known. `at` is unix ms. */
export const framesSince = (group: GroupFrames, seq: number, at: number): Frame[] | null =>
  seq === group.seq ? [] : group.ring.since(seq, at);

/** Forgets what is too old; without recent frames also the state, so that the next patch is complete. */
export function trimGroup(name: string, group: GroupFrames, at: number): void {
  group.ring.trim(at);
  if (group.ring.isEmpty()) group.patches &&= createFramePatches(eventIdOf(name));
}

/** The state of an event's group that the patches of its next frames apply to, which exist from then on. */
export function patchBase(group: GroupFrames, stamps: Omit<FrameStamps, 'seq'>): Frame[] {
  group.patches ??= createFramePatches(eventIdOf(stamps.group));
  return group.patches.base(stamps);
}
