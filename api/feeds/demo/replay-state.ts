import type { CommentaryInnings } from '@/lib/contract/commentary';
import type { Delivery, MatchRecord, RecordInnings, Wicket } from './record';

/* The state of a replay: everything a scorer knows after a ball. Numbers of people are the record's. */

export type BatterState = {
  player: number;
  runs: number;
  /** Balls faced: wides are none, no-balls are. */
  balls: number;
  fours: number;
  sixes: number;
  dots: number;
  /** How the batter left, and the bowler who then bowled; null while in. A retired batter may come back. */
  left: { wicket: Wicket; bowler: number } | null;
};

export type BowlerState = {
  player: number;
  /** Legal balls; a miscounted over counts as a whole one. */
  balls: number;
  maidens: number;
  /** Runs off the bat, wides and no-balls; byes and leg byes are not the bowler's. */
  runs: number;
  wickets: number;
  /** No-balls bowled. */
  noballs: number;
  /** Runs given in wides. */
  wides: number;
  dots: number;
  fours: number;
  sixes: number;
  /** Wickets taken with the bowler's latest balls in a row. */
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
  /** Runs to win in the chase of a limited match or the last innings of a Test; null else. */
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
  /** In the order they came in. */
  batters: readonly BatterState[];
  /** In the order they came on. */
  bowlers: readonly BowlerState[];
  falls: readonly FallState[];
  partnership: PartnershipState;
  pastPartnerships: readonly PartnershipState[];
  /** Runs of each completed over. */
  overRuns: readonly number[];
  thisOver: OverState;
  /** Who faces the next ball, and who stands opposite; null when closed. */
  crease: { striker: number; nonStriker: number } | null;
  /** Who bowled the last ball. */
  bowler: number | null;
  closed: boolean;
};

/** A ball of the record in its place. */
export type PlannedBall = {
  innings: number;
  delivery: Delivery;
  endsOver: boolean;
  endsInnings: boolean;
};

/** A replay after some balls. A value: `advance` makes the next one. */
export type Replay = {
  record: MatchRecord;
  /** When the replay began or begins, unix seconds. */
  startTime: number;
  /** Balls replayed. */
  ball: number;
  plan: readonly PlannedBall[];
  /** Each side's players, those who bat first. */
  battingOrder: readonly [readonly number[], readonly number[]];
  /** Innings so far, the current one last. */
  innings: readonly InningsState[];
  /** All comments, newest first, one entry an innings. */
  comments: readonly CommentaryInnings[];
  /** The comments that the last ball added. */
  added: readonly CommentaryInnings[];
};
