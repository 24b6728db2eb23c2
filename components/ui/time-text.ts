import { zoneFormats } from '@/lib/dates/time-zone-format';
import { offsetAt, type ZoneOffsets } from '@/lib/dates/offset-at';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A time zone by name, with offsets for use in browsers; undefined means the local zone. */
export type Zone = string | { name: string; offsets: ZoneOffsets } | undefined;

const numbersIn = zoneFormats('en-GB', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>;

/** Uses numbers and own month names, because server and browser locales may differ. */
function partsOf(date: Date, zone: Zone): Parts {
  if (zone === undefined) return fieldsOf(date, -date.getTimezoneOffset() * 60);
  if (typeof zone === 'string') return formattedParts(date, zone);
  const offset = offsetAt(zone.offsets, date.getTime() / 1000);
  return offset === null ? formattedParts(date, zone.name) : fieldsOf(date, offset);
}

function fieldsOf(date: Date, offsetSeconds: number): Parts {
  const shifted = new Date(date.getTime() + offsetSeconds * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    year: String(shifted.getUTCFullYear()),
    month: String(shifted.getUTCMonth() + 1),
    day: String(shifted.getUTCDate()),
    hour: two(shifted.getUTCHours()),
    minute: two(shifted.getUTCMinutes()),
    second: two(shifted.getUTCSeconds()),
  };
}

function formattedParts(date: Date, timeZone: string): Parts {
  const parts = numbersIn(timeZone).formatToParts(date);
  const of = (type: keyof Parts) => parts.find(part => part.type === type)?.value ?? '';
  return {
    year: of('year'),
    month: of('month'),
    day: of('day'),
    hour: of('hour'),
    minute: of('minute'),
    second: of('second'),
  };
}

/** 'Apr 17, 2025, 19:30' (pattern 'MMM d, y, HH:mm'); in the local zone if `zone` is undefined. */
export function fullTime(date: Date, zone: Zone): string {
  const { year, month, day, hour, minute } = partsOf(date, zone);
  return `${months[Number(month) - 1] ?? ''} ${Number(day)}, ${year}, ${hour}:${minute}`;
}

/** The calendar day, '2025-04-17'. */
export function dayOf(date: Date, zone: Zone): string {
  const { year, month, day } = partsOf(date, zone);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** '19:30'. */
export function clockTime(date: Date, zone: Zone): string {
  const { hour, minute } = partsOf(date, zone);
  return `${hour}:${minute}`;
}

/** '19:30:05'. */
export function clockTimeToSecond(date: Date, zone: Zone): string {
  const { hour, minute, second } = partsOf(date, zone);
  return `${hour}:${minute}:${second}`;
}

/** Formats '2025-04-17' as 'Apr 17, 2025': a calendar day without a time zone. */
export function longDate(day: string): string {
  const [year, month, date] = day.split('-');
  return `${months[Number(month) - 1] ?? ''} ${Number(date)}, ${year ?? ''}`;
}
