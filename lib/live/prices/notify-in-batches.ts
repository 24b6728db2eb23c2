import type { Clock } from '@/lib/clock';

/**
 * The topics that are notified in one task. A ball may change more than a hundred prices of a page,
 * and rendering them all in one task takes a slow phone 90 ms, in which it does not respond to
 * touch.
 */
export const batchSize = 16;

/**
 * Notifies the first topics of an update immediately, and the others in later tasks, in order. What
 * listeners read is the state when they are notified.
 */
export function notifyInBatches(
  notify: (topic: string) => void,
  timers: Pick<Clock, 'set'>,
): { begin(): void; notify(topic: string): void } {
  const waiting = new Set<string>();
  let left = batchSize;
  let isScheduled = false;

  function nextBatch(): void {
    isScheduled = false;
    for (const topic of [...waiting].slice(0, batchSize)) {
      waiting.delete(topic);
      notify(topic);
    }
    schedule();
  }

  function schedule(): void {
    if (isScheduled || waiting.size === 0) return;
    isScheduled = true;
    timers.set(nextBatch, 0);
  }

  return {
    /** An update begins. */
    begin() {
      left = batchSize;
    },
    notify(topic) {
      if (left-- > 0) {
        waiting.delete(topic);
        return notify(topic);
      }
      waiting.add(topic);
      schedule();
    },
  };
}
