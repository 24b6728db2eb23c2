import { tz } from '@date-fns/tz/tz';
import { format } from 'date-fns/format';
import { fromUnixTime } from 'date-fns/fromUnixTime';

/** A moment (unix seconds) as ISO 8601 with the offset of a time zone: `2026-11-21T19:30:00+05:30`. */
export const offsetTime = (seconds: number, timeZone: string): string =>
  format(fromUnixTime(seconds), "yyyy-MM-dd'T'HH:mm:ssxxx", { in: tz(timeZone) });
