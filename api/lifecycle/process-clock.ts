import { systemClock, type Clock } from '@/lib/clock';

/** The clock of a running API; none of its timers keeps the process alive. */
export const processClock: Clock = {
  ...systemClock,
  set: (run, ms) => setTimeout(run, ms).unref(),
};
