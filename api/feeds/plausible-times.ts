import { secondsInDay } from 'date-fns/constants';

/** In seconds. No source knows matches that are further away; others have a time in another unit. */
const maxDistance = 2 * 366 * secondsInDay;

/** Whether a match may start then; both are unix seconds. */
export const isPlausibleStart = (start: number, now: number): boolean =>
  Math.abs(start - now) <= maxDistance;

/**
 * When a price was confirmed; both are unix seconds. A later time than now would keep the price fresh, and
 * one of another age could not be written.
 */
export const toConfirmed = (at: number, now: number): number =>
  Math.min(Math.max(at, now - maxDistance), now);
