import * as z from 'zod/mini';
import { labelled, optional } from './form-info';
import { match, matches } from './value-types';

/** In a story's front matter. */
export const reportOf = optional('Report of', match, {
  help: 'The story replaces the report that the program has written of this match.',
});

/** Which matches have no report of this program. */
export const ReportsFile = z.strictObject({
  hidden: labelled('Matches without a report', matches, {
    help: 'The program writes none of these matches, and removes those that are there. To replace one, name the match in a story.',
  }),
});
