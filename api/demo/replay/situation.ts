import type { RecordFormat } from '@/api/demo/records/record';

export type BatterSituation = { id: string; name: string; runs: number; balls: number };

export type InningsSituation = {
  /** Index into `Situation.teams`. */
  batting: 0 | 1;
  superOver: boolean;
  runs: number;
  wickets: number;
  /** Legal balls bowled. */
  balls: number;
  /** Legal balls allotted, as reduced by rain; null when unlimited. */
  allottedBalls: number | null;
  /** Runs needed to win in a limited chase; null outside of one. */
  target: number | null;
  closed: boolean;
  fours: number;
  sixes: number;
  runsOffBat: ReadonlyMap<string, number>;
  wicketsByBowler: ReadonlyMap<string, number>;
  /** Runs of each completed over (five balls in The Hundred). */
  overRuns: readonly number[];
  fallOfWickets: readonly { runs: number; balls: number }[];
  /** The two at the crease, striker first; empty when closed. */
  atCrease: readonly BatterSituation[];
  bowler: { id: string; name: string } | null;
};

/** The facts of a match at one moment for the odds model: without wall clock and wire types. */
export type Situation = {
  format: RecordFormat;
  ballsPerOver: 5 | 6;
  phase: 'upcoming' | 'playing' | 'break' | 'finished';
  /** Team names, in the record's order; `players` in batting order where known. */
  teams: readonly [SituationTeam, SituationTeam];
  /** Innings so far, the current one last; empty before the first ball. */
  innings: readonly InningsSituation[];
  /** Replayed balls as a share of all balls of the record, 0 to 1. */
  progress: number;
  /** A Test's scheduled overs left to bowl; null in limited formats. */
  testOversLeft: number | null;
};

export type SituationTeam = {
  name: string;
  players: readonly { id: string; name: string }[];
};
