import type { Clock } from '@/lib/clock';
import type { TestClock } from '@/tests/simulation/virtual-clock';

type Task = { at: number; run: () => unknown; timer?: NodeJS.Timeout };

/** The system's clock, which a test can move on. */
export function createRunningClock(): Clock & Pick<TestClock, 'advance'> {
  let offset = 0;
  const tasks = new Set<Task>();
  const now = (): number => Date.now() + offset;

  const start = (task: Task): NodeJS.Timeout =>
    setTimeout(() => run(task), Math.max(0, task.at - now())).unref();
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
