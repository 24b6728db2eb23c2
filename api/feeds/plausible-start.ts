import { secondsInDay } from 'date-fns/constants';

/** No source knows matches that are further away; others have a time in another unit. */
const maxStartDistance = 2 * 366 * secondsInDay;

/** Whether a match may start then; both are unix seconds. */
export const isPlausibleStart = (start: number, now: number): boolean =>
  Math.abs(start - now) <= maxStartDistance;
