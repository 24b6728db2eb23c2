import { secondsInDay } from 'date-fns/constants';

/** The lengths of a break, by the value that a form posts. */
export const breakLengths = [
  { value: '24-hours', text: '24 hours', seconds: secondsInDay },
  { value: '7-days', text: '7 days', seconds: 7 * secondsInDay },
  { value: '6-weeks', text: '6 weeks', seconds: 42 * secondsInDay },
] as const;

/**
 * The end of the break that a visitor has after they ask for one: never before the end of the one they
 * have. All in unix seconds; `end` is 0 without a break. Null when the form does not confirm one of the
 * lengths, which leaves everything as it is.
 */
export function nextBreakEnd(end: number, form: BreakForm, now: number): number | null {
  const length = breakLengths.find(({ value }) => value === form.length);
  return length && form.isConfirmed ? Math.max(end, Math.ceil(now) + length.seconds) : null;
}

/** What a visitor posts to begin a break. */
export type BreakForm = { length: string | null; isConfirmed: boolean };
