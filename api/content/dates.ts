import { addDays } from 'date-fns/addDays';
import { getUnixTime } from 'date-fns/getUnixTime';
import * as z from 'zod/mini';
import { withForm } from './files/form-info';

const day = z.iso.date();
const time = z.iso.datetime({ offset: true });
const isDay = (text: string): boolean => /^[^T]*$/.test(text);

const isoText = z.union([day, time], 'expected a time such as 2026-11-24T09:30:00+05:30, or a day');

/** ISO 8601 with the zone, as unix seconds; a day alone is its beginning in UTC. */
export const moment = withForm(z.pipe(isoText, z.transform(toSeconds)), { kind: 'moment' });

/** The same; a day alone is its end in UTC. */
export const endMoment = withForm(
  z.pipe(
    isoText,
    z.transform(text => (isDay(text) ? getUnixTime(addDays(new Date(text), 1)) : toSeconds(text))),
  ),
  { kind: 'endMoment' },
);

function toSeconds(text: string): number {
  return getUnixTime(new Date(text));
}
