import { createPendingUpdates, type PendingUpdates } from '@/api/live/stream/pending-updates';
import type { Part } from '@/api/live/stream/tick';
import { toFrame, type Frame } from './frame';

/**
 * The frames that a slow client has not been sent yet, conflated. `bytes` is their approximate
 * size, so that a client that never catches up is detected.
 */
export type Backlog = {
  add(frame: Frame): void;
  bytes(): number;
  /**
   * Removes the waiting frames and returns them as few frames, which cover all their sequence
   * numbers.
   */
  take(stamps: { group: string; epoch: string; at: number }): Frame[];
};

export function createBacklog(): Backlog {
  let parts: PendingUpdates = createPendingUpdates();
  let sizes = new Map<string, number>();
  let range: { from: number; to: number } | null = null;

  const clear = () => {
    parts = createPendingUpdates();
    sizes = new Map();
    range = null;
  };

  const addSize = (part: Part, size: number) => {
    const key = `${part.type} ${part.eventId}`;
    const before = sizes.get(key) ?? 0;
    sizes.set(key, part.type === 'commentary' ? before + size : Math.max(before, size));
  };

  return {
    add: frame => {
      range = { from: range?.from ?? frame.seq, to: frame.seq };
      for (const part of frame.parts) {
        parts.add(part);
        addSize(part, Math.ceil(frame.bytes.length / frame.parts.length));
      }
    },
    bytes: () => [...sizes.values()].reduce((sum, size) => sum + size, 0),
    take: common => {
      if (!range) return [];
      const { from, to } = range;
      const messages = parts.take();
      clear();
      // Each message takes one number, the last one the highest: no gap, no step back.
      return messages.map((message, index) => {
        const first = from + index;
        const seq = index === messages.length - 1 ? to : first;
        return toFrame(message, { ...common, seq, ...(seq > first && { from: first }) });
      });
    },
  };
}
