import { secondsInYear } from 'date-fns/constants';

const earliest = Date.UTC(2000, 0, 1) / 1000;

/**
 * Whether a match can start then; both in unix seconds. It refuses milliseconds, 0 and other values that
 * pages and calendars could not write.
 */
export const isPlausibleStart = (start: number, now: number): boolean =>
  start >= earliest && start <= now + 2 * secondsInYear;
