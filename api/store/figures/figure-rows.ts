import type {
  EndedMatch,
  ListedPlayer,
  MatchOutcome,
  PlayedMatch,
  PlayerName,
} from '@/lib/contract/figures';
import type { CommentaryInnings } from '@/lib/contract/commentary';
import type { SideResult } from '@/lib/contract/background';
import type { MatchFormat } from '@/lib/contract/match-format';
import type { MatchInfo } from '@/lib/contract/match-info';
import type { MatchUpFigures } from '@/lib/domain/figures/ball-figures';
import type { EventFields } from '@/api/store/stored-event';
import type { PlayerFigures } from './figure-tables';

/** What the figures of a match are derived from. */
export type FigureSource = {
  id: string;
  version: number;
  fields: Pick<
    EventFields,
    | 'name'
    | 'competitors'
    | 'tournament'
    | 'league'
    | 'start_time'
    | 'format'
    | 'replay'
    | 'status'
    | 'match_status'
    | 'result'
  >;
  matchInfo: MatchInfo | null;
  /** The comments about balls. */
  balls: CommentaryInnings[];
};

/** `team` is an index into the match's teams. */
export type PlayerRow = { playerId: string; name: string; team: 0 | 1; figures: PlayerFigures };

/** The rows of an ended match; without a scorecard nobody has figures in it. */
export type MatchRows = {
  match: PlayedMatch;
  league: string | null;
  /** The league with its season. */
  series: string | null;
  /** As addresses have it. */
  ground: string | null;
  outcome: MatchOutcome;
  players: PlayerRow[];
  /** Empty where not every ball is known. */
  matchUps: MatchUpRow[];
};

export type MatchUpRow = MatchUpFigures & { batterId: string; bowlerId: string };

/** A batter against a bowler in the ended matches of which every ball is known. */
export type MatchUpTotal = MatchUpFigures & {
  batter: PlayerName;
  bowler: PlayerName;
  matches: number;
};

/** The match-ups of a player that have the most balls. */
export type PlayerMatchUps = { batting: MatchUpTotal[]; bowling: MatchUpTotal[] };

/** A place in the ended matches, in the order of their starts. */
export type MatchPlace = { startTime: number; id: string };

export type StoredPlayerMatch = { match: PlayedMatch; team: 0 | 1; figures: PlayerFigures };

export type LeaderRow = StoredPlayerMatch & { playerId: string; name: string };

/** A list of players: of a letter, of a side, or all by their matches. */
export type PlayerQuery = {
  letter?: string | undefined;
  side?: string | undefined;
  /** Without those who have fewer ended matches. */
  leastMatches: number;
  limit: number;
  offset: number;
};

/** Everyone's figures in a season, a row for each match of each player. */
export type SeasonFigures = { series: string; matches: number; rows: LeaderRow[] };

export type PlayerList = { count: number; results: ListedPlayer[] };

/** The matches of a ground, and everyone's figures with the highest innings and the most wickets in it. */
export type GroundFigures = { name: string; matches: EndedMatch[]; rows: LeaderRow[] };

/** Some matches with the newest of them; the days are null without any. */
export type NewestMatches = {
  matches: number;
  from: string | null;
  to: string | null;
  newest: EndedMatch[];
};

/** The matches of two sides against each other that had this format and result. */
export type MeetingCount = {
  format: MatchFormat | null;
  result: SideResult | null;
  count: number;
};

/** Two sides before a day, in their order; the meetings are counted from the view of the first. */
export type SidesBefore = {
  form: [NewestMatches, NewestMatches];
  meetings: NewestMatches & { counts: MeetingCount[] };
};
