import * as z from 'zod/mini';
import { LongText, Name, feedList } from './validation/values';

/*
 * A Sports Interactive scorecard. Its numbers are strings, '' for a missing one, objects are keyed
 * by id, and flags are present only when true. Invalid parts count as missing: one odd value must
 * not hide the scorecard.
 */
const scalar = z.catch(z.nullish(z.union([LongText, z.number(), z.boolean()])), undefined);
const name = z.catch(z.nullish(z.union([Name, z.number(), z.boolean()])), undefined);
const part = <T extends z.ZodMiniType>(schema: T) => z.catch(z.nullish(schema), undefined);
const keyed = <T extends z.ZodMiniType>(schema: T) =>
  z.catch(z.nullish(z.union([z.record(z.string(), schema), z.array(schema)])), undefined);

const Named = z.object({ Name: name });

export const MatchDetail = z.object({
  Team_Home: scalar,
  Team_Away: scalar,
  Match: part(
    z.object({
      League: scalar,
      Type: scalar,
      Number: scalar,
      Livecoverage: scalar,
      StartDate: scalar,
    }),
  ),
  Series: part(z.object({ Name: name, Tour_Name: name })),
  Venue: part(Named),
  Weather: scalar,
  Tosswonby: scalar,
  Toss_elected_to: scalar,
  Status: scalar,
  Result: scalar,
  Equation: scalar,
  Player_Match: scalar,
});

export const BatsmanLine = z.object({
  Batsman: scalar,
  Runs: scalar,
  Balls: scalar,
  Fours: scalar,
  Sixes: scalar,
  Strikerate: scalar,
  Howout: scalar,
  Isbatting: scalar,
  Isonstrike: scalar,
  Number: scalar,
});

export const BowlerLine = z.object({
  Bowler: scalar,
  Overs: scalar,
  Maidens: scalar,
  Runs: scalar,
  Wickets: scalar,
  Noballs: scalar,
  Wides: scalar,
  Economyrate: scalar,
  Isbowlingnow: scalar,
});

export const FallOfWicketLine = z.object({
  Batsman: scalar,
  Score: scalar,
  Overs: scalar,
  Wicket_No: scalar,
});

export const InningsCard = z.object({
  Number: scalar,
  Battingteam: scalar,
  Bowlingteam: scalar,
  Total: scalar,
  Wickets: scalar,
  Overs: scalar,
  Runrate: scalar,
  Byes: scalar,
  Legbyes: scalar,
  Wides: scalar,
  Noballs: scalar,
  Penalty: scalar,
  /** Ours: their sum, where not all kinds are known. */
  Extras: scalar,
  Target: scalar,
  AllottedOvers: scalar,
  AllotedBalls: scalar,
  Total_Balls_Bowled: scalar,
  Declared: scalar,
  Batsmen: feedList(BatsmanLine),
  Bowlers: feedList(BowlerLine),
  FallofWickets: feedList(FallOfWicketLine),
  Partnership_Current: part(z.object({ Runs: scalar, Balls: scalar })),
});

export const InfoTeam = z.object({
  Name_Full: name,
  Name_Short: name,
  Players: keyed(z.object({ Name_Full: name, Name_Short: name, Position: scalar })),
});

export const MatchInfo = z.object({
  Matchdetail: part(MatchDetail),
  Innings: feedList(InningsCard),
  Teams: keyed(InfoTeam),
});
export type MatchInfo = z.infer<typeof MatchInfo>;
