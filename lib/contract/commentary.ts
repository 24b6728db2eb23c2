import * as z from 'zod/mini';
import { Id, LongText, Name, ShortText, feedList, feedObject } from './validation/values';

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

const Share = z.number().check(z.gte(0), z.lte(1));

/**
 * Ours: the chance of each competitor to win, 0 to 1, in the event's order, by the host's own model. A
 * tie is divided between them, and a draw has what is missing to 1.
 */
export const WinChance = z.tuple([Share, Share]);
export type WinChance = z.infer<typeof WinChance>;

/** Ours: the chances after an over, or after the last ball of an innings, which may end within one. */
export const OverChance = z.object({
  /** Counted from 1. */
  over: z.int().check(z.gte(1)),
  sides: WinChance,
  /** The ball of the over that changed the batting side's chance most, and by how many points of 100. */
  move: z.catch(z.nullish(z.object({ cause: ShortText, points: z.int() })), undefined),
});
export type OverChance = z.infer<typeof OverChance>;

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
  /** Ids of the scorecard's players: who faced the ball, who bowled it, and who was out by it. */
  Batsman: scalar,
  Bowler: scalar,
  Dismissed: scalar,
  Howout: scalar,
  /** Off the bat. */
  Batsman_Runs: scalar,
  /** Without byes and leg byes. */
  Bowler_Conceded_Runs: scalar,
  Commentary: scalar,
  Summary: feedObject(Summary),
  win_chance: z.catch(z.nullish(OverChance), undefined),
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
  /** Those of all items of the innings, in the order of their overs. */
  win_chances: z.catch(z.nullish(z.array(OverChance)), undefined),
});
export type CommentaryInnings = z.infer<typeof CommentaryInnings>;

export const Commentary = z.array(CommentaryInnings);
export type Commentary = z.infer<typeof Commentary>;
