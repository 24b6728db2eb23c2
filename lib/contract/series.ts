import * as z from 'zod/mini';
import { Event } from './event';
import { NewsItem } from './news';
import { Name, PathSlug, ShortText, Title, feedList } from './validation/values';

const Count = z.int().check(z.nonnegative());

export const TableRow = z.object({
  team: Name,
  played: Count,
  won: Count,
  lost: Count,
  tied: z.nullish(Count),
  no_result: z.nullish(Count),
  bonus_points: z.nullish(Count),
  points: z.number(),
  /** Runs per over scored minus conceded; null when it is unknown. */
  net_run_rate: z.nullish(z.number()),
});

/** The table of a league stage, or of one of its groups; rows in order. */
export const PointsTable = z.object({
  /** The competition with its season. */
  series: Name,
  group: z.nullish(ShortText),
  /** The number of matches that it counts. */
  matches: z.nullish(Count),
  rows: z.array(TableRow),
  /** How it is counted; `source` states where the competition's rules are written. */
  rules: z.catch(
    z.nullish(
      z.object({
        win: z.number(),
        tie: z.number(),
        no_result: z.number(),
        bonus: z.nullish(z.object({ points: z.number(), run_rate: z.number() })),
        source: z.nullish(ShortText),
      }),
    ),
    undefined,
  ),
  /**
   * Matches of the stage that are not counted, because the text about their end is not understood.
   */
  left_out: feedList(z.object({ match: Title, text: ShortText })),
});

export type WirePointsTable = z.infer<typeof PointsTable>;

/** The score of a series between two sides in one format. */
export const SeriesScore = z.object({
  series: Name,
  format: z.nullish(ShortText),
  played: Count,
  sides: z.tuple([z.object({ team: Name, won: Count }), z.object({ team: Name, won: Count })]),
  drawn: z.nullish(Count),
  tied: z.nullish(Count),
  no_result: z.nullish(Count),
});

/** GET /api/leagues/{slug}/series/ */
export const Series = z.object({
  name: Name,
  /** The newest results as lists have them, without prices, newest first. */
  results: feedList(Event),
  tables: feedList(PointsTable),
  scores: feedList(SeriesScore),
  /** The newest stories about the league and its matches, with excerpts. */
  news: feedList(NewsItem),
  /** The source of the results. */
  source: z.catch(z.nullish(z.object({ name: ShortText })), undefined),
});
export type WireSeries = z.infer<typeof Series>;

/** A competition in all of its seasons. */
export const League = z.object({ slug: PathSlug, name: Name.check(z.minLength(1)) });
export type League = z.infer<typeof League>;

/** GET /api/leagues/ */
export const Leagues = z.object({ leagues: z.array(League) });
