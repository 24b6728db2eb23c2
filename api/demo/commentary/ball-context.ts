import type { MatchRecord, Wicket } from '@/api/demo/records/record';
import type {
  BatterState,
  BowlerState,
  InningsState,
  OverState,
  PlannedBall,
} from '@/api/demo/replay/replay-state';

/** The effect of one ball: the innings before and after it, and its over including it. */
export type BallContext = {
  record: MatchRecord;
  /** Its number in the record, from 0. */
  ball: number;
  planned: PlannedBall;
  before: InningsState;
  after: InningsState;
  over: OverState;
  /** The batters who got out or retired. */
  dismissals: readonly Wicket[];
};

export const batterOf = (innings: InningsState, player: number): BatterState | undefined =>
  innings.batters.find(batter => batter.player === player);

export const bowlerOf = (innings: InningsState, player: number): BowlerState | undefined =>
  innings.bowlers.find(bowler => bowler.player === player);
