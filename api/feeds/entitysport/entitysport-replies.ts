import * as z from 'zod';
import {
  ItemId,
  LooseCount,
  LooseFlag,
  LooseNumber,
  LooseParagraph,
  LooseText,
  LooseTime,
  looseList,
} from '@/api/feeds/provider/loose-values';

/*
 * Replies of EntitySport's Cricket API 2.0, from its documentation (doc.entitysport.com): the parts that
 * are read. Ids and numbers are numbers or strings, and '' is a missing value.
 */

const Text = LooseText.pipe(z.string());
const Count = LooseCount.pipe(z.number());
/** Of an innings: two for each side, and as many super overs as it takes. */
const maxInnings = 12;
/** More than the players of a side, and of those who bowl. */
const maxLines = 40;

/** An object; the provider sends [] or '' when it has none. */
const part = <T extends z.ZodType>(schema: T) => schema.nullable().optional().catch(null);

const Team = z.object({ team_id: Text, name: Text, short_name: LooseText });

/** A match as lists have it. */
export const MatchSummary = z.object({
  match_id: ItemId,
  subtitle: LooseText,
  format: LooseCount,
  format_str: LooseText,
  status: Count,
  status_note: LooseText,
  game_state: LooseCount,
  game_state_str: LooseText,
  competition: z.object({
    title: Text,
    category: LooseText,
    match_format: LooseText,
    season: LooseText,
  }),
  teama: Team,
  teamb: Team,
  timestamp_start: LooseTime.pipe(z.number()),
  venue: part(z.object({ name: LooseText, location: LooseText })),
  result: LooseText,
  win_margin: LooseText,
  winning_team_id: LooseText,
  toss: part(z.object({ winner: LooseText, decision: LooseCount })),
  man_of_the_match: part(z.object({ pid: Text, name: Text })),
  /** 'Ian Gould (England), Bruce Oxenford (Australia, TV)'. */
  umpires: LooseText,
  /** 'Javagal Srinath (India)'. */
  referee: LooseText,
});
export type MatchSummary = z.infer<typeof MatchSummary>;

/** `/matches`; its items are read one by one, so that one of an unknown shape does not hide the others. */
export const MatchList = z.object({ items: z.array(z.unknown()), total_pages: LooseCount });
export type MatchList = z.infer<typeof MatchList>;

const Batsman = z.object({
  batsman_id: Text,
  name: LooseText,
  batting: LooseFlag,
  position: LooseText,
  runs: LooseCount,
  balls_faced: LooseCount,
  fours: LooseCount,
  sixes: LooseCount,
  how_out: LooseText,
  dismissal: LooseText,
});

const Bowler = z.object({
  bowler_id: Text,
  name: LooseText,
  bowling: LooseFlag,
  position: LooseText,
  overs: Text,
  maidens: LooseCount,
  runs_conceded: Count,
  wickets: Count,
  noballs: LooseCount,
  wides: LooseCount,
});

const FallOfWicket = z.object({
  batsman_id: Text,
  score_at_dismissal: Count,
  overs_at_dismissal: Text,
  number: Count,
});

const Extras = z.object({
  byes: LooseCount,
  legbyes: LooseCount,
  wides: LooseCount,
  noballs: LooseCount,
  penalty: LooseCount,
  total: LooseCount,
});

const Innings = z.object({
  number: Count,
  batting_team_id: Text,
  result: LooseCount,
  /** Not in the documented sample: read where it is sent. */
  issuperover: LooseFlag,
  max_over: LooseNumber,
  batsmen: z.array(Batsman).max(maxLines),
  bowlers: z.array(Bowler).max(maxLines),
  fows: z.array(FallOfWicket).max(maxLines),
  extra_runs: Extras,
  equations: z.object({ runs: Count, wickets: Count, overs: Text }),
  current_partnership: part(z.object({ runs: LooseCount, balls: LooseCount })),
});
export type Innings = z.infer<typeof Innings>;

const Player = z.object({ pid: Text, title: Text, short_name: LooseText });
export type Player = z.infer<typeof Player>;

/** `/matches/{id}/scorecard`. */
export const Scorecard = MatchSummary.extend({
  innings: z
    .union([z.array(Innings).max(maxInnings), z.literal('').transform((): Innings[] => [])])
    .default([]),
  players: looseList(Player),
});
export type Scorecard = z.infer<typeof Scorecard>;

const Squad = z.object({
  squads: looseList(
    z.object({
      player_id: Text,
      name: LooseText,
      playing11: LooseFlag,
      /** 'cap', 'wk', 'wkcap'; else what the player does in the side, and 'squad' outside of it. */
      role: LooseText,
    }),
  ),
});
export type Squad = z.infer<typeof Squad>;

/** `/matches/{id}/squads`. */
export const Squads = z.object({ teama: Squad, teamb: Squad, players: looseList(Player) });
export type Squads = z.infer<typeof Squads>;

const Ball = z.object({
  event: z.enum(['ball', 'wicket']),
  /** Newer replies have it; unique in the match. */
  event_id: LooseText,
  batsman_id: LooseText,
  bowler_id: LooseText,
  over: Count,
  ball: Count,
  /** Runs; '1lb', '2wd', '1nb'; 'w'. */
  score: LooseText,
  /** All runs of the ball, in newer replies. */
  run: LooseCount,
  four: LooseFlag,
  six: LooseFlag,
  commentary: LooseParagraph,
  wicket_batsman_id: LooseText,
  how_out: LooseText,
});
export type Ball = z.infer<typeof Ball>;

const OverEnd = z.object({
  event: z.literal('overend'),
  over: Count,
  /** '6/1'. */
  score: z.string().regex(/^\d{1,4}\/\d{1,2}$/),
  bats: looseList(z.object({ batsman_id: Text, runs: Count, balls_faced: Count })),
  bowls: looseList(
    z.object({
      bowler_id: Text,
      overs: Text,
      maidens: Count,
      runs_conceded: Count,
      wickets: Count,
    }),
  ),
});
export type OverEnd = z.infer<typeof OverEnd>;

const Commentaries = looseList(z.discriminatedUnion('event', [Ball, OverEnd]));

/** `/matches/{id}/innings/{number}/commentary`, the oldest first. */
export const InningsCommentary = z.object({
  inning: z.object({ number: Count }),
  commentaries: Commentaries,
  players: looseList(Player),
});

/** `/matches/{id}/live`: empty when the match has no commentary. */
export const Live = z.object({
  status: LooseCount,
  game_state: LooseCount,
  status_note: LooseText,
  /** Comments of the innings before it are read once: one call each. */
  live_inning_number: LooseCount.pipe(z.number().max(maxInnings).nullable()).catch(null),
  live_score: part(
    z.object({ runs: LooseCount, overs: LooseText, wickets: LooseCount, target: LooseCount }),
  ),
  commentaries: Commentaries,
  players: looseList(Player),
});
export type Live = z.infer<typeof Live>;
