/** One outcome of a market with its probability; those of a market sum to 1 before the margin. */
export type Outcome = { id: string; name: string; chance: number };

/** A market before it is priced. Its id and the ids of its outcomes never change. */
export type MarketModel = {
  id: string;
  name: string;
  outcomes: readonly Outcome[];
  /** The number that over and under are about. */
  line?: number;
  /** It is priced until the match ends, however certain an outcome is. */
  staysOpen?: boolean;
  /** All bookmakers agree on its probabilities, as on those of a coin. */
  isExact?: boolean;
  /** Whether it has no odds at the moment: after a wicket, or when the outcome is known. */
  suspended?: boolean;
};

/** A market with any non-negative weights, which are normalised. */
export function marketOf(
  id: string,
  name: string,
  weights: readonly Outcome[],
  suspended = false,
): MarketModel {
  const total = weights.reduce((sum, { chance }) => sum + chance, 0);
  const outcomes = weights.map(outcome => ({
    ...outcome,
    chance: total > 0 ? outcome.chance / total : 1 / weights.length,
  }));
  return { id, name, outcomes, suspended };
}

/** A market with the outcomes yes and no. */
export function yesNo(id: string, name: string, yes: number): MarketModel {
  return marketOf(id, name, [
    { id: 'yes', name: 'Yes', chance: yes },
    { id: 'no', name: 'No', chance: 1 - yes },
  ]);
}

/**
 * Over or under a half-point line. The line is part of the names: it moves, while the outcomes
 * stay.
 */
export function overUnder(
  id: string,
  name: string,
  line: number,
  over: number,
  suspended = false,
): MarketModel {
  const outcomes = [
    { id: 'over', name: `Over ${line}`, chance: over },
    { id: 'under', name: `Under ${line}`, chance: 1 - over },
  ];
  return { ...marketOf(id, name, outcomes, suspended), line };
}

/**
 * The half-point line near a value, on a grid of integer `step`s, above what is reached already.
 */
export function lineNear(value: number, step: number, reached: number): number {
  const line = Math.round((value - 0.5) / step) * step + 0.5;
  return Math.max(line, reached + 0.5);
}
