/** Calls `run` after `delayMs`; 0 means when the current turn of the event loop has ended. */
export type Defer = (run: () => void, delayMs: number) => void;

export type FlushSchedule = {
  /** The group has something to send. */
  add(group: string): void;
};

/**
 * Decides when a group is flushed: at the end of the current turn when it was quiet, so that changes
 * of one transaction share a frame, and otherwise once `intervalMs` have passed since its last flush.
 */
export function createFlushSchedule(
  flush: (group: string) => void,
  { intervalMs, defer }: { intervalMs: number; defer: Defer },
): FlushSchedule {
  /** The groups that wait, or were flushed less than `intervalMs` ago. */
  const active = new Map<string, { isWaiting: boolean }>();

  const run = (group: string, state: { isWaiting: boolean }) => {
    if (!state.isWaiting) {
      active.delete(group);
      return;
    }
    state.isWaiting = false;
    flush(group);
    defer(() => run(group, state), intervalMs);
  };

  return {
    add: group => {
      const known = active.get(group);
      if (known) {
        known.isWaiting = true;
        return;
      }
      const state = { isWaiting: true };
      active.set(group, state);
      defer(() => run(group, state), 0);
    },
  };
}

/** Node's timers, none of which keeps the process alive. */
export const deferByTimer: Defer = (run, delayMs) => {
  if (delayMs === 0) setImmediate(run);
  else setTimeout(run, delayMs).unref();
};
