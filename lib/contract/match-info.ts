import * as z from 'zod/mini';
import { WinChance } from './commentary';
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
  Officials: part(
    z.object({
      /** All of them in a text, which is shown where the others are not sent. */
      Umpires: scalar,
      Umpire1_Name: scalar,
      Umpire2_Name: scalar,
      /** The third umpire. */
      Umpire3_Name: scalar,
      Referee: scalar,
    }),
  ),
  Weather: scalar,
  Tosswonby: scalar,
  Toss_elected_to: scalar,
  Status: scalar,
  Result: scalar,
  Equation: scalar,
  Player_Match: scalar,
  /** While the match is in play. */
  Win_chance: part(WinChance),
});

export const BatsmanLine = z.object({
  Batsman: scalar,
  Runs: scalar,
  Balls: scalar,
  Fours: scalar,
  Sixes: scalar,
  Strikerate: scalar,
  Howout: scalar,
  /** The ids of the bowler and the first fielder of the dismissal; '' for a substitute. */
  Bowler: scalar,
  Fielder: scalar,
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

/** `Runs` include `ExtraRuns`. Two have one wicket where a batter retired between them. */
export const PartnershipLine = z.object({
  Runs: scalar,
  Balls: scalar,
  ExtraRuns: scalar,
  Batsmen: feedList(z.object({ Batsman: scalar, Runs: scalar, Balls: scalar })),
  ForWicket: scalar,
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
  Partnerships: feedList(PartnershipLine),
});

export const InfoPlayer = z.object({
  Name_Full: name,
  Name_Short: name,
  Position: scalar,
  Iscaptain: scalar,
  Iskeeper: scalar,
  /** Ours: not in the side that began. */
  Issubstitute: scalar,
  /** Ours: the id of the player for whom a substitute joined the side. */
  Replaces: scalar,
  /** Ours: what such a substitute is, 'impact player'. */
  Replacement: scalar,
});

export const InfoTeam = z.object({
  Name_Full: name,
  Name_Short: name,
  Players: keyed(InfoPlayer),
});

export const MatchInfo = z.object({
  Matchdetail: part(MatchDetail),
  Innings: feedList(InningsCard),
  Teams: keyed(InfoTeam),
});
export type MatchInfo = z.infer<typeof MatchInfo>;
