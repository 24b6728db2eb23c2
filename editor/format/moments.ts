import { UnfitValue } from './field';

const day = /^\d{4}-\d\d-\d\d$/;
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const dayMs = 24 * 60 * 60 * 1000;

/** ISO 8601 in UTC, as date fields store it. Throws `UnfitValue`. */
export function toMoment(value: unknown, isEnd: boolean): string {
  if (typeof value !== 'string' || !(day.test(value) || time.test(value)))
    throw new UnfitValue('expected a time');
  const moment = new Date(value).getTime();
  if (Number.isNaN(moment)) throw new UnfitValue('expected a time');
  return new Date(isEnd && day.test(value) ? moment + dayMs : moment).toISOString();
}

/** The time of a date field as a file has it: seconds without fractions in UTC. */
export function fromMoment(value: unknown): string | undefined {
  if (typeof value !== 'string' && !(value instanceof Date)) return undefined;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return undefined;
  return `${date.toISOString().slice(0, 19)}Z`;
}
