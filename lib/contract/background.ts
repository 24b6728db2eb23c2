import * as z from 'zod/mini';
import { Count, EndedMatch, MatchUp, PlayedMatch } from './figures';
import { matchFormats } from './match-format';
import { CalendarDate, Name, Slug } from './validation/values';

/* Ours, optional: what is known before a match, from ended ones. */

/** How an ended match went for a side; a ruling counts as it was decided, a tie also with a decider. */
export const sideResults = ['won', 'lost', 'tied', 'drawn', 'no_result'] as const;
export type SideResult = (typeof sideResults)[number];

/** How many matches there are, and the days of the first and the last; absent without any. */
const Coverage = z.object({
  matches: Count,
  from: z.nullish(CalendarDate),
  to: z.nullish(CalendarDate),
});

/** Some matches, with the newest of them, newest first. */
const NewestMatches = z.object({ ...Coverage.shape, newest: z.array(EndedMatch) });

const Share = z.nullish(z.object({ count: Count, of: Count }));
const Total = z.nullish(z.object({ team: Name, runs: Count, wickets: Count, match: PlayedMatch }));

/**
 * GET /api/events/{id}/background/: what is known before a match that has not begun. Only ended matches of
 * earlier days count, by the days on which they were really played.
 */
export const Background = z.object({
  /** Of each competitor, in their order, with the newest five. */
  form: z.tuple([NewestMatches, NewestMatches]),
  /** Of the two sides, with the newest five; the counts are of the first competitor. */
  meetings: z.object({
    ...NewestMatches.shape,
    formats: z.array(
      z.object({
        format: z.nullish(z.enum(matchFormats)),
        matches: Count,
        won: Count,
        lost: Count,
        tied: Count,
        drawn: Count,
        no_result: Count,
      }),
    ),
  }),
  /** Absent where the host does not know the ground. */
  ground: z.nullish(
    z.object({
      slug: Slug,
      name: Name,
      ...Coverage.shape,
      /** Means and shares are absent for less than five matches. */
      formats: z.array(
        z.object({
          format: z.nullish(z.enum(matchFormats)),
          matches: Count,
          first_innings: z.nullish(
            z.object({ mean: z.number().check(z.nonnegative()), of: Count }),
          ),
          won_batting_first: Share,
          won_after_toss: Share,
          chose_to_bat: Share,
          highest: Total,
          lowest: Total,
        }),
      ),
    }),
  ),
  /** Batters of one side against bowlers of the other; those with the most balls first. */
  match_ups: z.array(MatchUp),
});
export type WireBackground = z.infer<typeof Background>;
