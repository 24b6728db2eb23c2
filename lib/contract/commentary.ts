import * as z from 'zod/mini';
import { Id, LongText, Name, feedList, feedObject } from './validation/values';

const scalar = z.catch(z.nullish(z.union([LongText, z.number(), z.boolean()])), undefined);
const name = z.catch(z.nullish(z.union([Name, z.number(), z.boolean()])), undefined);

/** A true flag is sent as true, "1" or "true"; a false one is mostly absent. */
const flag = scalar;

const Summary = z.object({
  Over: scalar,
  Runs: scalar,
  Wickets: scalar,
  Score: scalar,
  Batsmen: feedList(z.object({ BatsmanName: name, Batsman: scalar, Runs: scalar, Balls: scalar })),
  Bowlers: feedList(
    z.object({
      BowlerName: name,
      Bowler: scalar,
      Overs: scalar,
      Maidens: scalar,
      Runs: scalar,
      Wickets: scalar,
    }),
  ),
  Current_runrate: scalar,
});

/** A Sports Interactive commentary item. `Over` is a label and repeats after a wide; `Id` is the key. */
export const CommentaryItem = z.object({
  Id,
  Over: scalar,
  Runs: scalar,
  Detail: scalar,
  Isball: flag,
  Isboundary: flag,
  Iswicket: flag,
  BatsmanName: name,
  Batsman_Name: name,
  BowlerName: name,
  Bowler_Name: name,
  Commentary: scalar,
  Summary: feedObject(Summary),
});
export type CommentaryItem = z.infer<typeof CommentaryItem>;

const Count = z.int().check(z.nonnegative());

/** Runs and wickets of a complete over. */
export const OverCount = z.tuple([Count, Count]);
export type OverCount = z.infer<typeof OverCount>;

/**
 * One innings' comments, newest first; `total` is the host's count. `overs` are the innings'
 * complete overs from the first: without an invalid one the rest would shift, so then all are
 * dropped.
 */
export const CommentaryInnings = z.object({
  id: Id,
  items: z.array(CommentaryItem),
  total: z.nullish(Count),
  overs: z.catch(z.nullish(z.array(OverCount)), undefined),
});
export type CommentaryInnings = z.infer<typeof CommentaryInnings>;

export const Commentary = z.array(CommentaryInnings);
export type Commentary = z.infer<typeof Commentary>;
