import type { MatchRecord, Wicket } from './record';
import type {
  BatterState,
  BowlerState,
  InningsState,
  OverState,
  PlannedBall,
} from './replay-state';

/** What one ball did: the innings before and after it, and the over it belongs to with it counted. */
export type Step = {
  record: MatchRecord;
  /** Its number in the record, from 0. */
  ball: number;
  planned: PlannedBall;
  before: InningsState;
  after: InningsState;
  over: OverState;
  /** Who got out or retired. */
  left: readonly Wicket[];
};

export const batterOf = (innings: InningsState, player: number): BatterState | undefined =>
  innings.batters.find(batter => batter.player === player);

export const bowlerOf = (innings: InningsState, player: number): BowlerState | undefined =>
  innings.bowlers.find(bowler => bowler.player === player);
