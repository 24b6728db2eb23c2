import * as z from 'zod/mini';

/**
 * How a match ended: `awarded` to the winner, or `conceded` by the other side, which may also have
 * forfeited it. A cancelled match is `abandoned`.
 */
export const resultKinds = [
  'won',
  'tied',
  'drawn',
  'no_result',
  'abandoned',
  'awarded',
  'conceded',
] as const;

/**
 * The method that set the target or decided: the methods of Duckworth, Lewis and Stern and of
 * Jayadevan, a comparison of run rates, the lead after the first innings, wickets lost, boundaries
 * hit, a bowl-out.
 */
export const resultMethods = [
  'dls',
  'vjd',
  'run_rate',
  'first_innings',
  'fewer_wickets',
  'boundaries',
  'bowl_out',
] as const;
export type ResultMethod = (typeof resultMethods)[number];

const Runs = z.int().check(z.gte(1), z.lte(5000));

/** With `innings` the runs are those on top of it. */
export const ResultMargin = z.object({
  runs: z.optional(Runs),
  wickets: z.optional(z.int().check(z.gte(1), z.lte(10))),
  innings: z.optional(z.literal(1)),
});
export type ResultMargin = z.infer<typeof ResultMargin>;

/** Ours: the result of a match as a fact, so that it need not be read from `match_status`. */
export const MatchResult = z.object({
  kind: z.enum(resultKinds),
  /** Index into the competitors; also the side that won the decider of a tie. */
  winner: z.nullish(z.literal([0, 1])),
  margin: z.nullish(ResultMargin),
  method: z.nullish(z.enum(resultMethods)),
  /** Whether a super over was played; in The Hundred it has five balls. */
  super_over: z.nullish(z.boolean()),
  /** The target as last revised; 6.1 overs are six and one ball. */
  revised: z.nullish(
    z.object({ target: Runs, overs: z.nullish(z.number().check(z.gte(0), z.lte(100))) }),
  ),
});
export type MatchResult = z.infer<typeof MatchResult>;
