import { ApiError } from '@/api/errors';
import type { Fragment } from '@/api/feeds/fragment';

/** The greatest time of JavaScript, in unix seconds. */
const maxSeconds = 8.64e12;

/**
 * Throws when a source reports a time that no column stores or no date has: lists, calendars and the
 * operator's report convert the times of all matches.
 */
export function expectTimes({ at, fixture }: Pick<Fragment, 'at' | 'fixture'>): void {
  for (const [name, time] of Object.entries({ at, start: fixture.start }))
    if (!Number.isInteger(time) || Math.abs(time) > maxSeconds)
      throw new ApiError('unprocessable', `${name}: expected whole unix seconds, not ${time}`);
}
