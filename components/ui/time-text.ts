import { zoneFormats } from '@/lib/domain/zone-format';
import { offsetAt, type ZoneOffsets } from '@/lib/domain/zone-offsets';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Where the clock hangs: a zone by its name, with its offsets where a browser reads it; its own if undefined. */
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
const nameIn = zoneFormats('en-IN', { timeZoneName: 'short' });

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>;

/** Numbers only, and our own month names: server and browser must word a time alike. */
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

/** 'Apr 17, 2025, 19:30' (the pattern 'MMM d, y, HH:mm'); the browser's zone without one. */
export function fullTime(date: Date, zone: Zone): string {
  const { year, month, day, hour, minute } = partsOf(date, zone);
  return `${months[Number(month) - 1] ?? ''} ${Number(day)}, ${year}, ${hour}:${minute}`;
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

/** The zone's short name where English has one, such as 'IST'; its offset elsewhere. */
export function timeZoneLabel(timeZone: string, at: Date): string {
  const parts = nameIn(timeZone).formatToParts(at);
  return parts.find(part => part.type === 'timeZoneName')?.value ?? timeZone;
}

/** 'Apr 17, 2025' of '2025-04-17': a day on the calendar, in no zone. */
export function longDate(day: string): string {
  const [year, month, date] = day.split('-');
  return `${months[Number(month) - 1] ?? ''} ${Number(date)}, ${year ?? ''}`;
}

/** The day of a moment in a zone, '2025-04-17'. */
export function calendarDay(date: Date, timeZone: string): string {
  const { year, month, day } = partsOf(date, timeZone);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const fullMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 'April 17, 2025' (the pattern 'MMMM d, y'), the day in a zone. */
export function publishDate(date: Date, timeZone: string): string {
  const { year, month, day } = partsOf(date, timeZone);
  return `${fullMonths[Number(month) - 1] ?? ''} ${Number(day)}, ${year}`;
}
