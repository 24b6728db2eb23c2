/*
 * A scorecard as providers of scores are read into it, before its laws are checked and it is converted
 * to the contract. Balls are legal balls; a missing number is null.
 */

export type ScoredBatter = {
  playerId: string;
  runs: number;
  /** Balls faced: no-balls count, wides do not. */
  balls: number;
  fours: number;
  sixes: number;
  /** 'c Akeal Hosein b Obed McCoy'; 'not out'. */
  howOut: string;
  /** Whether the dismissal counts as a wicket: not when retired hurt. */
  isOut: boolean;
  isBatting: boolean;
  isOnStrike: boolean;
};

export type ScoredBowler = {
  playerId: string;
  balls: number;
  maidens: number;
  runs: number;
  wickets: number;
  /** Deliveries. */
  noballs: number;
  wides: number;
  isBowling: boolean;
};

/** Runs by kind; null for a kind that the provider does not send. */
export type Extras = Record<ExtrasKind, number | null>;
export const extrasKinds = ['byes', 'legbyes', 'wides', 'noballs', 'penalty'] as const;
export type ExtrasKind = (typeof extrasKinds)[number];

export type FallOfWicket = { playerId: string; runs: number; balls: number; wicket: number };

export type ScoredInnings = {
  /** The batting side: 0 is the fixture's first team. */
  side: 0 | 1;
  runs: number;
  wickets: number;
  balls: number;
  ballsPerOver: 5 | 6;
  isDeclared: boolean;
  /** The runs that win the match. */
  target: number | null;
  /** The greatest number of balls. */
  allottedBalls: number | null;
  extras: Extras | null;
  /** The provider's own sum of the extras. */
  extrasTotal: number | null;
  batters: ScoredBatter[];
  bowlers: ScoredBowler[];
  /** Null when the provider has none. */
  falls: FallOfWicket[] | null;
  partnership: { runs: number; balls: number } | null;
};

export type ScoredPlayer = { name: string; short: string };

/** The players of both sides in their order: elevens, or the squads from which they are chosen. */
export type LineUps = readonly [home: LineUpPlayer[], away: LineUpPlayer[]];
export type LineUpPlayer = ScoredPlayer & {
  id: string;
  /** False also where the provider does not state it. */
  isCaptain: boolean;
  isKeeper: boolean;
};

export type Officials = {
  umpires: string[];
  thirdUmpire: string | null;
  referee: string | null;
};

/** A match with what only a scorecard has. Teams are in the order of the fixture. */
export type ScoredMatch = {
  teams: readonly [ScoredTeam, ScoredTeam];
  players: ReadonlyMap<string, ScoredPlayer>;
  competition: string;
  series: string | null;
  /** 'Test', 'T20'. */
  type: string | null;
  /** '2nd T20I'. */
  stage: string | null;
  venue: string | null;
  /** Unix seconds. */
  start: number;
  toss: { winner: 0 | 1; choice: 'bat' | 'field' } | null;
  /** 'Play Ongoing', 'Stumps'. */
  state: string | null;
  /** The state of the match in a sentence. */
  note: string | null;
  result: { text: string; winner: 0 | 1 | null; margin: string | null } | null;
  playerOfMatch: { id: string; name: string } | null;
  innings: ScoredInnings[];
  /** Null where the provider does not send them. */
  officials: Officials | null;
  /** Known before the first ball; null where the provider does not send them. */
  lineUps: LineUps | null;
};

export type ScoredTeam = { id: string; name: string; short: string | null };
