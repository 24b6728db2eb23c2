import * as z from 'zod/mini';
import { matchFormats, phases } from './match-format';
import { MatchResult } from './match-result';
import { CalendarDate, Id, Name, ShortText, Slug, Title, UnixSeconds } from './validation/values';

/* Ours, optional: figures of ended matches, derived from their scorecards. */

export const Count = z.int().check(z.nonnegative());

/** A side: one club or country, men or women, in all of its matches. */
export const Side = z.object({ side: Slug, name: Name });

/** An ended match in lists of figures; its page is found by these keys. */
export const PlayedMatch = z.object({
  id: Id,
  name: Title,
  start_time: UnixSeconds,
  /** The day of the match: of a replay that on which it was really played. */
  played_on: CalendarDate,
  format: z.nullish(z.enum(matchFormats)),
  tournament: z.nullish(Name),
  teams: z.tuple([Side, Side]),
  ground: z.nullish(Name),
});
export type PlayedMatch = z.infer<typeof PlayedMatch>;

const Team = z.literal([0, 1]);

/** How an ended match went; teams are indexes into those of the match. */
export const MatchOutcome = z.object({
  /** In the order of batting, without super overs. */
  innings: z.array(z.object({ team: Team, runs: Count, wickets: Count })),
  /** Null where the host does not state how it ended. */
  result: z.nullish(MatchResult),
  toss: z.nullish(z.object({ winner: Team, batted: z.boolean() })),
});
export type MatchOutcome = z.infer<typeof MatchOutcome>;

export const BattingLine = z.object({
  runs: Count,
  balls: z.nullish(Count),
  fours: z.nullish(Count),
  sixes: z.nullish(Count),
  out: z.boolean(),
  /** As the scorecard has it, such as 'c Rao b Sen'. */
  how_out: ShortText,
});

export const BowlingLine = z.object({
  /** Legal ones. */
  balls: Count,
  maidens: z.nullish(Count),
  runs: Count,
  wickets: Count,
});

/** What a player did in an ended match, by innings and without super overs. */
export const PlayerMatch = z.object({
  match: PlayedMatch,
  /** Index into the match's teams. */
  team: Team,
  batting: z.array(BattingLine),
  bowling: z.array(BowlingLine),
  /** Absent where the scorecard names no fielders. */
  fielding: z.nullish(z.object({ catches: Count, stumpings: Count })),
});
export type WirePlayerMatch = z.infer<typeof PlayerMatch>;

export const PlayerName = z.object({ id: Slug, name: Name });
export type PlayerName = z.infer<typeof PlayerName>;

/** A player in one phase of the innings of one format, in the matches of which every ball is known. */
const PlayerPhase = z.object({
  format: z.enum(matchFormats),
  phase: z.enum(phases),
  batting: z.object({ runs: Count, balls: Count, outs: Count }),
  /** Legal balls. */
  bowling: z.object({ balls: Count, runs: Count, wickets: Count }),
});
export type WirePlayerPhase = z.infer<typeof PlayerPhase>;

/** A batter against a bowler, in the matches of which every ball is known. */
export const MatchUp = z.object({
  batter: PlayerName,
  bowler: PlayerName,
  /** Faced. */
  balls: Count,
  runs: Count,
  /** Those that the Laws credit to the bowler. */
  dismissals: Count,
  matches: Count,
});
export type WireMatchUp = z.infer<typeof MatchUp>;

/** GET /api/players/{id}/; the matches are the newest thousand, newest first. */
export const Player = z.object({
  ...PlayerName.shape,
  matches: z.array(PlayerMatch),
  /** How many of the matches have every ball known, and what only those show. */
  ball_by_ball: z.nullish(
    z.object({
      matches: Count,
      phases: z.array(PlayerPhase),
      /** Those of twelve balls or more, with the most balls first. */
      batting: z.array(MatchUp),
      bowling: z.array(MatchUp),
    }),
  ),
});
export type WirePlayer = z.infer<typeof Player>;

export const ListedPlayer = z.object({
  ...PlayerName.shape,
  matches: Count,
  sides: z.array(Side),
});
export type ListedPlayer = z.infer<typeof ListedPlayer>;

/** GET /api/players/: those of a letter or a side, or those with the most matches. */
export const PlayerPage = z.object({ count: Count, results: z.array(ListedPlayer) });
export type PlayerPage = z.infer<typeof PlayerPage>;

/** GET /api/players/index/: how many players each letter and each side has. */
export const PlayerIndex = z.object({
  /** Ended matches with figures. */
  matches: Count,
  letters: z.array(z.object({ letter: ShortText, count: Count })),
  sides: z.array(z.object({ ...Side.shape, count: Count })),
});
export type PlayerIndex = z.infer<typeof PlayerIndex>;

/** A player on a board, with the figures that it is about. */
const Leader = z.object({
  player: PlayerName,
  side: Side,
  innings: Count,
  runs: Count,
  /** Faced by a batter, or bowled. */
  balls: z.nullish(Count),
  wickets: z.nullish(Count),
  sixes: z.nullish(Count),
  /** Of a single innings: false for not out. */
  out: z.nullish(z.boolean()),
});
export type WireLeader = z.infer<typeof Leader>;

export const leaderBoards = [
  'runs',
  'wickets',
  'sixes',
  'highest',
  'best_bowling',
  'strike_rate',
  'economy',
] as const;
export type LeaderBoard = (typeof leaderBoards)[number];

/** GET /api/leagues/{slug}/leaders/: of the league's newest season. */
export const Leaders = z.object({
  series: Name,
  /** The ended matches of the season that have figures. */
  matches: Count,
  boards: z.array(
    z.object({
      board: z.enum(leaderBoards),
      /** The balls that a player must have at least; absent where a board has no such limit. */
      least_balls: z.nullish(Count),
      balls_per_over: z.literal([5, 6]),
      leaders: z.array(Leader),
    }),
  ),
});
export type WireLeaders = z.infer<typeof Leaders>;

/** The best innings of a ground, in one match each. */
const BestBatting = z.object({
  player: PlayerName,
  match: PlayedMatch,
  team: Team,
  innings: BattingLine,
});
const BestBowling = z.object({
  player: PlayerName,
  match: PlayedMatch,
  team: Team,
  innings: BowlingLine,
});

/** An ended match with how it went. */
export const EndedMatch = z.object({ match: PlayedMatch, outcome: MatchOutcome });
export type EndedMatch = z.infer<typeof EndedMatch>;

/**
 * GET /api/grounds/{slug}/; the matches are the newest thousand, newest first. Empty for a ground of open
 * matches alone.
 */
export const Ground = z.object({
  slug: Slug,
  name: Name,
  matches: z.array(EndedMatch),
  batting: z.array(BestBatting),
  bowling: z.array(BestBowling),
});
export type WireGround = z.infer<typeof Ground>;

/** GET /api/grounds/: those with the most matches first. */
export const GroundPage = z.object({
  count: Count,
  results: z.array(z.object({ slug: Slug, name: Name, matches: Count })),
});
export type GroundPage = z.infer<typeof GroundPage>;
