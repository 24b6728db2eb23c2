import { frameBytes, type Frame, type Part } from './frame';
import { createParts, type Parts } from './parts';

/**
 * What a slow reader has not been sent yet. It waits conflated; `bytes` is about what it will
 * take to send, so that a reader who never catches up is noticed.
 */
export type Backlog = {
  add(frame: Frame): void;
  isEmpty(): boolean;
  bytes(): number;
  /** The waiting frames as few messages as possible, which stand for all their numbers. */
  take(group: string, at: number): Buffer[];
  clear(): void;
};

export function createBacklog(): Backlog {
  let parts: Parts = createParts();
  let sizes = new Map<string, number>();
  let range: { from: number; to: number } | null = null;

  const clear = () => {
    parts = createParts();
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
    isEmpty: () => range === null,
    bytes: () => [...sizes.values()].reduce((sum, size) => sum + size, 0),
    take: (group, at) => {
      if (!range) return [];
      const { from, to } = range;
      const messages = parts.take();
      clear();
      // Each message takes one number, the last all that are left: no gap, no step back.
      return messages.map((message, index) => {
        const first = from + index;
        const seq = index === messages.length - 1 ? to : first;
        const stamps = seq > first ? { group, seq, from: first, at } : { group, seq, at };
        return frameBytes(message, stamps);
      });
    },
    clear,
  };
}
