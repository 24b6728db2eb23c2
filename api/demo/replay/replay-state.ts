import type { CommentaryInnings, WinChance } from '@/lib/contract/commentary';
import type { Delivery, MatchRecord, RecordInnings, Wicket } from '@/api/demo/records/record';

/*
 * The state of a replay: the complete score after a ball. Players are indices into the
 * record's people.
 */

export type BatterState = {
  player: number;
  runs: number;
  /** Balls faced: wides do not count, no-balls do. */
  balls: number;
  fours: number;
  sixes: number;
  dots: number;
  /** The dismissal and the bowler at that time; null while not out. A retired batter may return. */
  dismissal: { wicket: Wicket; bowler: number } | null;
};

export type BowlerState = {
  player: number;
  /** Legal balls; a miscounted over counts as a complete one. */
  balls: number;
  maidens: number;
  /** Runs off the bat, wides and no-balls; byes and leg byes are not conceded by the bowler. */
  runs: number;
  wickets: number;
  /** No-balls bowled. */
  noballs: number;
  /** Runs conceded in wides. */
  wides: number;
  dots: number;
  fours: number;
  sixes: number;
  /** Wickets with the bowler's latest consecutive balls. */
  streak: number;
};

export type FallState = {
  player: number;
  /** The team's runs at the fall. */
  runs: number;
  wicket: number;
  overs: number;
  ballsInOver: number;
  balls: number;
};

export type PartnershipState = {
  runs: number;
  balls: number;
  extras: number;
  batters: readonly { player: number; runs: number; balls: number }[];
  forWicket: number;
};

export type OverState = {
  runs: number;
  wickets: number;
  bowlerRuns: number;
  bowlers: readonly number[];
};

export type InningsState = {
  /** Index into the record's innings. */
  index: number;
  source: RecordInnings;
  batting: 0 | 1;
  superOver: boolean;
  /** Runs to win in the chase of a limited match or the last innings of a Test; else null. */
  target: number | null;
  /** Legal balls allotted; null when unlimited. */
  allottedBalls: number | null;
  runs: number;
  wickets: number;
  /** Completed overs. */
  overs: number;
  ballsInOver: number;
  extras: { byes: number; legbyes: number; wides: number; noballs: number; penalty: number };
  fours: number;
  sixes: number;
  /** In batting order. */
  batters: readonly BatterState[];
  /** In the order of their first balls. */
  bowlers: readonly BowlerState[];
  falls: readonly FallState[];
  partnership: PartnershipState;
  pastPartnerships: readonly PartnershipState[];
  /** Runs of each completed over. */
  overRuns: readonly number[];
  thisOver: OverState;
  /** The striker and non-striker of the next ball; null when closed. */
  crease: { striker: number; nonStriker: number } | null;
  /** The bowler of the last ball. */
  bowler: number | null;
  closed: boolean;
};

/** A ball's effect on the win chance. */
export type ChanceMove = {
  cause: string;
  /** How much it changed the batting side's chance, -1 to 1. */
  change: number;
};

/** A ball of the record with its position. */
export type PlannedBall = {
  innings: number;
  delivery: Delivery;
  endsOver: boolean;
  endsInnings: boolean;
};

/** A replay after some balls. Immutable: `advance` returns the next one. */
export type Replay = {
  record: MatchRecord;
  /** When the replay began or begins, unix seconds. */
  startTime: number;
  /** Balls replayed. */
  ball: number;
  plan: readonly PlannedBall[];
  /** Each side's players in batting order, then the others. */
  battingOrder: readonly [readonly number[], readonly number[]];
  /** Innings so far, the current one last. */
  innings: readonly InningsState[];
  /** The chance of each side to win; null before the first ball. */
  chances: WinChance | null;
  /** The largest move of the chances in the over of the last ball; null when none moved them. */
  move: ChanceMove | null;
  /** All comments, newest first, one entry for each innings. */
  comments: readonly CommentaryInnings[];
  /** The comments that the last ball added. */
  added: readonly CommentaryInnings[];
};
