import { secondsInDay, secondsInHour } from 'date-fns/constants';
import { utcDay } from './utc-day';

/** Times in unix seconds, without `until`. */
export type TimeRange = { from: number; until: number };

/** Whether a text is a day of the years 1900 to 2099: '2025-04-17', not '2025-02-30'. */
export function isCalendarDay(text: string): boolean {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && utcDay(ms) === text;
}

const startInUtc = (day: string): number => Date.parse(day) / 1000;

/** Local time is at most this far ahead of UTC, and behind it. */
const aheadHours = 14;
const behindHours = 12;

/** The times that are on a day ('2025-04-17') in any time zone. */
export function rangeOfDay(day: string): TimeRange {
  const start = startInUtc(day);
  return {
    from: start - aheadHours * secondsInHour,
    until: start + secondsInDay + behindHours * secondsInHour,
  };
}

/** A day on which clocks go back. */
const longestDaySeconds = 25 * secondsInHour;

/** The times that are on the same day as a moment (unix seconds) in any time zone. */
export function rangeAround(seconds: number): TimeRange {
  const start = startInUtc(utcDay(seconds * 1000));
  return { from: start - longestDaySeconds, until: start + secondsInDay + longestDaySeconds };
}

/** No match lasts longer; a start of long ago is a host's mistake. */
const mostDays = 10;

/** The days from a first to a last one, both '2025-04-17' and with both, without what is between beyond ten. */
export function daysBetween(first: string, last: string): string[] {
  const days = Math.round((startInUtc(last) - startInUtc(first)) / secondsInDay);
  if (days <= 0) return [first];
  if (days >= mostDays) return [first, last];
  return Array.from({ length: days + 1 }, (_, index) =>
    utcDay((startInUtc(first) + index * secondsInDay) * 1000),
  );
}
