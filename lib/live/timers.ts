/** The clock and timers of the live line; a simulation has its own. Times in unix ms. */
export type Timers = {
  now(): number;
  set(run: () => void, ms: number): unknown;
  clear(timer: unknown): void;
};

export const realTimers: Timers = {
  now: () => Date.now(),
  set: (run, ms) => setTimeout(run, ms),
  clear: timer => clearTimeout(timer as ReturnType<typeof setTimeout>),
};
