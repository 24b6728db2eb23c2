/** Repeated work on a clock that tests can replace. The returned function ends it. */
export type Timers = { every(ms: number, task: () => Promise<void>): () => void };

export const systemTimers: Timers = {
  every: (ms, task) => {
    const timer = setInterval(() => void task(), ms);
    return () => clearInterval(timer);
  },
};
