import { zoneFormats } from '@/lib/domain/zone-format';

const formatIn = zoneFormats('en-GB', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

/** A moment (unix seconds) as ISO 8601 with the offset of a time zone: `2026-11-21T19:30:00+05:30`. */
export function offsetTime(seconds: number, timeZone: string): string {
  const date = new Date(seconds * 1000);
  const parts = formatIn(timeZone).formatToParts(date);
  const of = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find(part => part.type === type)?.value ?? '';
  const offset = of('timeZoneName').replace('GMT', '') || '+00:00';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}${offset}`;
}
