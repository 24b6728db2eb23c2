import type { Clock } from '@/lib/clock';

export type RunningClock = Clock & {
  /** Moves the time on and runs what is due on the way, in order; resolves when all of it has ended. */
  advance(ms: number): Promise<void>;
};

type Task = { at: number; run: () => unknown; timer?: NodeJS.Timeout | undefined };

/** The system's clock, which a test can move on; or one that only the test moves, from now. */
export function createRunningClock({ stands = false } = {}): RunningClock {
  let offset = 0;
  const tasks = new Set<Task>();
  const startedAt = Date.now();
  const now = (): number => (stands ? startedAt : Date.now()) + offset;

  const start = (task: Pick<Task, 'at' | 'run'>): NodeJS.Timeout | undefined =>
    stands ? undefined : setTimeout(() => run(task), Math.max(0, task.at - now())).unref();
  function run(task: Task): unknown {
    clearTimeout(task.timer);
    tasks.delete(task);
    return task.run();
  }
  const nextBy = (limit: number): Task | undefined =>
    [...tasks].filter(({ at }) => at <= limit).toSorted((a, b) => a.at - b.at)[0];

  return {
    now,
    set(call, ms) {
      const task: Task = { at: now() + ms, run: call };
      task.timer = start(task);
      tasks.add(task);
      return task;
    },
    clear(task) {
      if (!tasks.delete(task as Task)) return;
      clearTimeout((task as Task).timer);
    },
    async advance(ms) {
      const end = now() + ms;
      for (let task = nextBy(end); task; task = nextBy(end)) {
        offset += Math.max(0, task.at - now());
        await run(task);
      }
      offset += Math.max(0, end - now());
      for (const task of tasks) {
        clearTimeout(task.timer);
        task.timer = start(task);
      }
    },
  };
}
