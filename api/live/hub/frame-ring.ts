import type { Frame } from './frame';

export const ringMs = 120_000;
export const ringFrames = 200;
const ringBytes = 1024 * 1024;

/** The latest frames of a group, without a gap in their numbers, for clients that reconnect. */
export type FrameRing = {
  /** `at` in unix ms. */
  add(frames: readonly Frame[], at: number): void;
  /** The frames after number `seq`, oldest first; null when some of them are no longer known. */
  since(seq: number, at: number): Frame[] | null;
  /** Forgets what is too old. */
  trim(at: number): void;
  clear(): void;
};

/** Bounded by age, number and bytes, whichever is reached first. */
export function createFrameRing(): FrameRing {
  let entries: { frame: Frame; at: number }[] = [];
  let bytes = 0;

  const trim = (now: number) => {
    let dropped = 0;
    while (
      dropped < entries.length &&
      (entries.length - dropped > ringFrames ||
        bytes > ringBytes ||
        now - (entries[dropped]?.at ?? 0) > ringMs)
    ) {
      bytes -= entries[dropped]?.frame.bytes.length ?? 0;
      dropped += 1;
    }
    if (dropped > 0) entries = entries.slice(dropped);
  };

  return {
    add: (frames, at) => {
      for (const frame of frames) {
        entries.push({ frame, at });
        bytes += frame.bytes.length;
      }
      trim(at);
    },
    since: (seq, at) => {
      trim(at);
      const newest = entries.at(-1)?.frame.seq;
      const oldest = entries[0]?.frame.seq;
      if (newest === undefined || oldest === undefined) return null;
      if (seq < oldest - 1 || seq > newest) return null;
      return entries.flatMap(({ frame }) => (frame.seq > seq ? [frame] : []));
    },
    trim,
    clear: () => {
      entries = [];
      bytes = 0;
    },
  };
}
