import type { Clock } from '@/lib/clock';
import type { Random } from './random';

export type VirtualClock = Clock & {
  sleep(ms: number): Promise<void>;
  /**
   * Runs what is due until that time (unix ms), each with everything that it causes immediately.
   */
  runUntil(ms: number): Promise<void>;
};

type Task = { at: number; order: number; run: () => unknown };

/**
 * A clock that moves only in `runUntil`. What is due at the same time runs in an order that the
 * random numbers choose. `settled` gets what a task returned, and resolves when the next one may run.
 */
export function createVirtualClock(
  startMs: number,
  random: Pick<Random, 'fraction'>,
  settled: (result: unknown) => Promise<unknown> = nextTurn,
): VirtualClock {
  let now = startMs;
  const tasks = new Set<Task>();

  const set = (run: () => unknown, ms: number): Task => {
    const task = { at: now + Math.max(0, ms), order: random.fraction(), run };
    tasks.add(task);
    return task;
  };
  const next = (limit: number): Task | null => {
    let first: Task | null = null;
    for (const task of tasks)
      if (
        task.at <= limit &&
        (!first || task.at < first.at || (task.at === first.at && task.order < first.order))
      )
        first = task;
    return first;
  };

  return {
    now: () => now,
    set,
    clear: task => void tasks.delete(task as Task),
    sleep: ms => new Promise(resolve => void set(resolve, ms)),
    async runUntil(limit) {
      for (let task = next(limit); task; task = next(limit)) {
        tasks.delete(task);
        now = task.at;
        await settled(task.run());
      }
      now = limit;
    },
  };
}

/** Promises that need no time have settled, also those that wait for a turn of the event loop. */
const nextTurn = () => new Promise(setImmediate);

export type TestClock = VirtualClock & {
  /** Moves the time on and runs what is due on the way, in order; resolves when all of it has ended. */
  advance(ms: number): Promise<void>;
};

/** A clock that stands still until the test moves it; what is due at once runs as it was set. */
export function createTestClock(startMs: number): TestClock {
  let order = 0;
  const clock = createVirtualClock(
    startMs,
    { fraction: () => (order += 1) },
    async result => await result,
  );
  return { ...clock, advance: ms => clock.runUntil(clock.now() + ms) };
}
