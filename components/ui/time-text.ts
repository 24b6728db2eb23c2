import { zoneFormats } from '@/lib/domain/zone-format';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

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

/** Numbers only, and our own month names: server and browser must word a time alike. */
function partsOf(date: Date, timeZone: string | undefined): Record<string, string> {
  const parts = numbersIn(timeZone).formatToParts(date);
  return Object.fromEntries(parts.map(part => [part.type, part.value]));
}

/** 'Apr 17, 2025, 19:30' (the pattern 'MMM d, y, HH:mm'); the browser's zone without `timeZone`. */
export function fullTime(date: Date, timeZone: string | undefined): string {
  const { year, month, day, hour, minute } = partsOf(date, timeZone);
  return `${months[Number(month) - 1] ?? ''} ${Number(day)}, ${year}, ${hour}:${minute}`;
}

/** '19:30'. */
export function clockTime(date: Date, timeZone: string | undefined): string {
  const { hour, minute } = partsOf(date, timeZone);
  return `${hour}:${minute}`;
}

/** '19:30:05'. */
export function clockTimeToSecond(date: Date, timeZone: string | undefined): string {
  const { hour, minute, second } = partsOf(date, timeZone);
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
  return `${year ?? ''}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
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
  return `${fullMonths[Number(month) - 1] ?? ''} ${Number(day)}, ${year ?? ''}`;
}
