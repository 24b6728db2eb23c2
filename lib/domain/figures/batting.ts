import type { BattingInnings } from './match-figures';

/** The batting of several innings. What is not known of one of them is null, and so is a quotient without a divisor. */
export type Batting = {
  innings: number;
  notOuts: number;
  runs: number;
  /** Of the innings with the most runs; not out before out. */
  highest: { runs: number; isOut: boolean };
  /** Runs for each time out; null when never out. */
  average: number | null;
  balls: number | null;
  /** Runs for a hundred balls; null without a ball. */
  strikeRate: number | null;
  /** Innings of a hundred or more, and of 50 to 99. */
  hundreds: number;
  fifties: number;
  fours: number | null;
  sixes: number | null;
};

/** Adds up innings; null without any. Definitions: docs/figures.md. */
export function toBatting(innings: readonly BattingInnings[]): Batting | null {
  const [first] = innings;
  if (!first) return null;
  const runs = sum(innings.map(one => one.runs));
  const outs = innings.filter(({ isOut }) => isOut).length;
  const balls = sumOrNull(innings.map(one => one.balls));
  const highest = innings.reduce((best, one) => (isHigher(one, best) ? one : best), first);
  return {
    innings: innings.length,
    notOuts: innings.length - outs,
    runs,
    highest: { runs: highest.runs, isOut: highest.isOut },
    average: outs === 0 ? null : runs / outs,
    balls,
    strikeRate: balls ? (runs * 100) / balls : null,
    hundreds: innings.filter(one => one.runs >= 100).length,
    fifties: innings.filter(one => one.runs >= 50 && one.runs < 100).length,
    fours: sumOrNull(innings.map(one => one.fours)),
    sixes: sumOrNull(innings.map(one => one.sixes)),
  };
}

/** Whether an innings ranks above another: more runs, or as many and not out. */
const isHigher = (one: BattingInnings, other: BattingInnings): boolean =>
  one.runs > other.runs || (one.runs === other.runs && !one.isOut && other.isOut);

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Null when one of them is not known: a total without it would be too small. */
export const sumOrNull = (numbers: readonly (number | null)[]): number | null =>
  numbers.reduce<number | null>(
    (total, number) => (total === null || number === null ? null : total + number),
    0,
  );
