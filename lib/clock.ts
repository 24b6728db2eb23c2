/** The time and the timers of a program. Tests and simulations have clocks that they move themselves. */
export type Clock = {
  /** Unix ms. */
  now(): number;
  /** Calls `run` once, after `ms`; returns what `clear` takes. Clocks of tests wait for its promise. */
  set(run: () => unknown, ms: number): unknown;
  clear(timer: unknown): void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  set: (run, ms) => setTimeout(run, ms),
  clear: timer => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** Calls `run` every `ms`, for the first time after `ms`. The returned function ends it. */
export function repeat(
  clock: Pick<Clock, 'set' | 'clear'>,
  ms: number,
  run: () => unknown,
): () => void {
  let timer: unknown;
  const next = (): void => {
    timer = clock.set(() => {
      next();
      return run();
    }, ms);
  };
  next();
  return () => clock.clear(timer);
}
