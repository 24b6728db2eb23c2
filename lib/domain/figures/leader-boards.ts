import type { LeaderBoard } from '@/lib/contract/figures';
import { sum, sumOrNull } from './batting';
import { isBetter } from './bowling';
import type { BattingInnings, BowlingInnings } from './match-figures';

/** A player's innings in a season. */
export type SeasonPlayer = {
  id: string;
  name: string;
  side: string;
  batting: readonly BattingInnings[];
  bowling: readonly BowlingInnings[];
};

/** A player on a board, with the figures that it is about. */
export type Leader = {
  player: SeasonPlayer;
  innings: number;
  runs: number;
  balls: number | null;
  wickets: number | null;
  sixes: number | null;
  /** Of a single innings; null on other boards. */
  isOut: boolean | null;
};

export type Board = { board: LeaderBoard; leastBalls: number | null; leaders: Leader[] };

/** The season as a whole: how many matches it has on this site, and between how many sides. */
export type Season = { matches: number; sides: number };

/** Balls a match that a batter must have faced, and a bowler bowled, for a place by rate. */
const facedPerMatch = 10;
const bowledPerMatch = 12;

/**
 * The best players of a season, `size` on each board. Equal ones are in the order of their names. A board
 * without anyone is left out. Definitions: docs/figures.md.
 */
export function leaderBoards(
  players: readonly SeasonPlayer[],
  { matches, sides }: Season,
  size: number,
): Board[] {
  const perSide = sides === 0 ? 0 : (2 * matches) / sides;
  const batters = players.flatMap(player => battingOf(player) ?? []);
  const bowlers = players.flatMap(player => bowlingOf(player) ?? []);
  const faced = Math.ceil(facedPerMatch * perSide);
  const bowled = Math.ceil(bowledPerMatch * perSide);
  const boards: Board[] = [
    ranked(
      'runs',
      batters,
      byMost(({ runs }) => runs),
    ),
    ranked(
      'wickets',
      bowlers.filter(hasWicket),
      (a, b) => wicketsOf(b) - wicketsOf(a) || a.runs - b.runs,
    ),
    ranked(
      'sixes',
      batters.filter(({ sixes }) => sixes),
      byMost(({ sixes }) => sixes ?? 0),
    ),
    ranked('highest', players.flatMap(highestOf), byHighest),
    ranked('best_bowling', players.flatMap(bestOf).filter(hasWicket), byBest),
    ranked('strike_rate', batters.filter(atLeast(faced)), byMost(rateOf), faced),
    ranked(
      'economy',
      bowlers.filter(atLeast(bowled)),
      (a, b) => rateOf(a) - rateOf(b) || byName(a, b),
      bowled,
    ),
  ];
  return boards
    .map(board => ({ ...board, leaders: board.leaders.slice(0, size) }))
    .filter(({ leaders }) => leaders.length > 0);
}

type Order = (a: Leader, b: Leader) => number;

const byName: Order = (a, b) => a.player.name.localeCompare(b.player.name, 'en');
const byMost =
  (valueOf: (leader: Leader) => number): Order =>
  (a, b) =>
    valueOf(b) - valueOf(a) || byName(a, b);
const wicketsOf = ({ wickets }: Leader): number => wickets ?? 0;
const hasWicket = (leader: Leader): boolean => wicketsOf(leader) > 0;
const atLeast =
  (least: number) =>
  ({ balls }: Leader): boolean =>
    balls !== null && balls > 0 && balls >= least;
/** Runs a ball. */
const rateOf = ({ runs, balls }: Leader): number => (balls ? runs / balls : 0);

const byHighest: Order = (a, b) =>
  b.runs - a.runs || Number(a.isOut) - Number(b.isOut) || byName(a, b);
const byBest: Order = (a, b) => wicketsOf(b) - wicketsOf(a) || a.runs - b.runs || byName(a, b);

const ranked = (
  board: LeaderBoard,
  leaders: readonly Leader[],
  order: Order,
  leastBalls: number | null = null,
): Board => ({
  board,
  leastBalls,
  leaders: leaders.toSorted((a, b) => order(a, b) || byName(a, b)),
});

function battingOf(player: SeasonPlayer): Leader | null {
  const { batting } = player;
  if (batting.length === 0) return null;
  return {
    player,
    innings: batting.length,
    runs: sum(batting.map(({ runs }) => runs)),
    balls: sumOrNull(batting.map(({ balls }) => balls)),
    wickets: null,
    sixes: sumOrNull(batting.map(({ sixes }) => sixes)),
    isOut: null,
  };
}

function bowlingOf(player: SeasonPlayer): Leader | null {
  const { bowling } = player;
  if (bowling.length === 0) return null;
  return {
    player,
    innings: bowling.length,
    runs: sum(bowling.map(({ runs }) => runs)),
    balls: sum(bowling.map(({ balls }) => balls)),
    wickets: sum(bowling.map(({ wickets }) => wickets)),
    sixes: null,
    isOut: null,
  };
}

/** A player's highest innings, alone on the board for each player. */
function highestOf(player: SeasonPlayer): Leader[] {
  const [best] = player.batting.toSorted(
    (a, b) => b.runs - a.runs || Number(a.isOut) - Number(b.isOut),
  );
  if (!best || best.runs === 0) return [];
  const { runs, balls, sixes, isOut } = best;
  return [{ player, innings: 1, runs, balls, wickets: null, sixes, isOut }];
}

function bestOf(player: SeasonPlayer): Leader[] {
  const [best] = player.bowling.toSorted((a, b) => (isBetter(a, b) ? -1 : isBetter(b, a) ? 1 : 0));
  if (!best) return [];
  const { runs, balls, wickets } = best;
  return [{ player, innings: 1, runs, balls, wickets, sixes: null, isOut: null }];
}
