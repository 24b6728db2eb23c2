import { tzOffset } from '@date-fns/tz/tzOffset';
import { secondsInDay, secondsInMinute, secondsInWeek } from 'date-fns/constants';
import { fromUnixTime } from 'date-fns/fromUnixTime';
import { getUnixTime } from 'date-fns/getUnixTime';
import { startOfDay } from 'date-fns/startOfDay';
import type { ZoneOffsets } from './offset-at';
import { inUtc } from './utc';

const yearSeconds = 365 * secondsInDay;
/** No zone changes its clocks twice within this time. */
const stepSeconds = secondsInWeek;

const cache = new Map<string, ZoneOffsets>();

/**
 * Returns a zone's offsets of two years to either side of now, for the browser: a time zone's first
 * use there takes a phone 75 ms (docs/decisions/browser/0030-times-in-the-browser.md).
 */
export function zoneOffsets(timeZone: string, nowSeconds: number): ZoneOffsets {
  const day = getUnixTime(startOfDay(fromUnixTime(nowSeconds), inUtc));
  const cached = cache.get(timeZone);
  const until = day + 2 * yearSeconds;
  if (cached?.until === until) return cached;

  const offset = (seconds: number) => tzOffset(timeZone, fromUnixTime(seconds)) * secondsInMinute;
  let at = day - 2 * yearSeconds;
  const changes: ZoneOffsets['changes'] = [[at, offset(at)]];
  for (; at < until; at += stepSeconds) {
    const after = offset(at + stepSeconds);
    if (after !== offset(at))
      changes.push([firstSecondWith(after, offset, at, at + stepSeconds), after]);
  }
  const offsets = { changes, until };
  cache.set(timeZone, offsets);
  return offsets;
}

/** Found by bisection: `tzScan` of @date-fns/tz is exact to the hour, and Lord Howe changes at half past. */
function firstSecondWith(
  offset: number,
  offsetAt: (at: number) => number,
  before: number,
  at: number,
): number {
  let [low, high] = [before, at];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}
