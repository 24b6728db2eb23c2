import * as z from 'zod/mini';
import { Event } from './event';
import { UnixSeconds } from './validation/values';

/**
 * Ours, GET /api/events/starting/: the matches that start within a time, ended ones too, earliest first, and the
 * nearest starts before and after it, null where there are none.
 */
export const StartingEvents = z.object({
  results: z.array(Event),
  previous: z.catch(z.nullish(UnixSeconds), undefined),
  next: z.catch(z.nullish(UnixSeconds), undefined),
});

const seconds = z.string().check(z.regex(/^-?\d{1,11}$/));

/** Its query: unix seconds as text, `until` exclusive. */
export const StartingEventsQuery = z.object({ from: seconds, until: seconds });
