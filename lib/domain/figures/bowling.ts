import { sum, sumOrNull } from './batting';
import type { BowlingInnings } from './match-figures';

/** The bowling of several innings; a quotient without a divisor is null. */
export type Bowling = {
  innings: number;
  /** Legal balls. */
  balls: number;
  maidens: number | null;
  runs: number;
  wickets: number;
  /** The most wickets of an innings, then the fewest runs. */
  best: { wickets: number; runs: number };
  /** Runs for each wicket. */
  average: number | null;
  /** Runs for an over of six balls, five in The Hundred. */
  economy: number | null;
  /** Balls for each wicket. */
  strikeRate: number | null;
  /** Innings of five wickets or more. */
  fiveWickets: number;
};

/** Adds up innings; null without any. Definitions: docs/figures.md. */
export function toBowling(
  innings: readonly BowlingInnings[],
  ballsPerOver: number,
): Bowling | null {
  const [first] = innings;
  if (!first) return null;
  const balls = sum(innings.map(one => one.balls));
  const runs = sum(innings.map(one => one.runs));
  const wickets = sum(innings.map(one => one.wickets));
  const best = innings.reduce((top, one) => (isBetter(one, top) ? one : top), first);
  return {
    innings: innings.length,
    balls,
    maidens: sumOrNull(innings.map(one => one.maidens)),
    runs,
    wickets,
    best: { wickets: best.wickets, runs: best.runs },
    average: wickets === 0 ? null : runs / wickets,
    economy: balls === 0 ? null : (runs * ballsPerOver) / balls,
    strikeRate: wickets === 0 ? null : balls / wickets,
    fiveWickets: innings.filter(one => one.wickets >= 5).length,
  };
}

/** Whether figures rank above others: more wickets, or as many for fewer runs. */
export const isBetter = (
  one: Pick<BowlingInnings, 'wickets' | 'runs'>,
  other: Pick<BowlingInnings, 'wickets' | 'runs'>,
): boolean =>
  one.wickets > other.wickets || (one.wickets === other.wickets && one.runs < other.runs);
