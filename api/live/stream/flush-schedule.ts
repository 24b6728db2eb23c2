/** A group is sent at most one batch of frames in this time. */
export const flushIntervalMs = 100;

/** Calls `run` after `delayMs`; 0 means when the current turn of the event loop has ended. */
export type Defer = (run: () => void, delayMs: number) => void;

export type FlushSchedule = {
  /** The group has something to send. */
  add(group: string): void;
};

/**
 * Decides when groups are flushed: one that was quiet at the end of the current turn, so that changes of
 * one transaction share a frame, and a busy one once `flushIntervalMs` have passed since its last flush.
 * `flush` gets all that are due at a time.
 */
export function createFlushSchedule(
  flush: (groups: string[]) => void,
  defer: Defer,
): FlushSchedule {
  /** The groups that wait (true), or were flushed less than `flushIntervalMs` ago. */
  const active = new Map<string, boolean>();
  let quiet: string[] = [];

  const run = (groups: readonly string[]) => {
    const due = groups.filter(group => active.get(group));
    for (const group of groups) active.delete(group);
    if (due.length === 0) return;
    for (const group of due) active.set(group, false);
    flush(due);
    defer(() => run(due), flushIntervalMs);
  };
  const runQuiet = () => {
    const groups = quiet;
    quiet = [];
    run(groups);
  };

  return {
    add: group => {
      if (!active.has(group) && quiet.push(group) === 1) defer(runQuiet, 0);
      active.set(group, true);
    },
  };
}

/** Node's timers, none of which keeps the process alive. */
export const deferByTimer: Defer = (run, delayMs) => {
  if (delayMs === 0) setImmediate(run);
  else setTimeout(run, delayMs).unref();
};
