/** One outcome of a market and its chance; the chances of a market add up to 1 before the margin. */
export type Outcome = { id: string; name: string; chance: number };

/** A market before it is priced. Its id names its subject and stays; so do its outcomes' ids. */
export type MarketModel = {
  id: string;
  name: string;
  outcomes: readonly Outcome[];
  /** The bookmaker's part: the priced chances add up to 1 + margin. */
  margin: number;
  /** No odds just now: a wicket has fallen, or the question is answered. */
  suspended?: boolean;
};

export const margins = { twoWay: 0.05, manyWay: 0.08, longList: 0.12 } as const;

const orderedMargins = (count: number): number =>
  count === 2 ? margins.twoWay : count > 6 ? margins.longList : margins.manyWay;

/** A market whose weights are any non-negative numbers; they become chances, the margin goes by their number. */
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
  return { id, name, outcomes, margin: orderedMargins(weights.length), suspended };
}

/** A yes-or-no question. */
export function yesNo(id: string, name: string, yes: number): MarketModel {
  return marketOf(id, name, [
    { id: 'yes', name: 'Yes', chance: yes },
    { id: 'no', name: 'No', chance: 1 - yes },
  ]);
}

/** Over or under a line that ends on a half. The line is in the names: it moves, the outcomes stay. */
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
  return marketOf(id, name, outcomes, suspended);
}

/** The half-point line near a value, on a grid of whole `step`s, above what is reached already. */
export function lineNear(value: number, step: number, reached: number): number {
  const line = Math.round((value - 0.5) / step) * step + 0.5;
  return Math.max(line, reached + 0.5);
}
