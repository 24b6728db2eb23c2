import { tz } from '@date-fns/tz/tz';
import { format } from 'date-fns/format';
import { fromUnixTime } from 'date-fns/fromUnixTime';
import { zoneFormats } from './time-zone-format';

/*
 * Dates as the server writes them; moments are unix seconds. Texts that the browser writes too are in
 * components/ui/time-text.ts.
 */

/** 'April 17, 2025', the day of a moment in a zone. */
export const publishDate = (seconds: number, timeZone: string): string =>
  format(fromUnixTime(seconds), 'MMMM d, y', { in: tz(timeZone) });

/** '2025-04-17', the day of a moment in a zone. */
export const dayInZone = (seconds: number, timeZone: string): string =>
  format(fromUnixTime(seconds), 'yyyy-MM-dd', { in: tz(timeZone) });

/** ISO 8601 in UTC, to the millisecond: '2025-04-17T14:00:00.000Z'. */
export const isoTime = (seconds: number): string => fromUnixTime(seconds).toISOString();

/** `tzName` of @date-fns/tz uses American English, which has no name for most zones. */
const nameIn = zoneFormats('en-IN', { timeZoneName: 'short' });

/** The zone's short name where Indian English has one, such as 'IST'; its offset elsewhere. */
export function timeZoneLabel(timeZone: string, at: Date): string {
  const parts = nameIn(timeZone).formatToParts(at);
  return parts.find(part => part.type === 'timeZoneName')?.value ?? timeZone;
}
