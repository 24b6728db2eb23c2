import {
  fairProbabilities,
  impliedProbability,
  overroundOf,
  payoutOf,
} from '@/lib/domain/odds/probability';

/** The margin of a market, and its prices without it. */
export type MarketMargin = {
  /** Σ 1/oᵢ − 1: 0.05 is an overround of 5 %; negative where the prices pay more than 100 %. */
  overround: number;
  payout: number;
  outcomes: { odds: number; implied: number; fair: number; fairOdds: number }[];
};

/**
 * Margin and fair odds of all outcomes of a market, by the method of the whole site
 * (`fairProbabilities`, which names its sources). Null for fewer than two outcomes.
 */
export function marketMargin(odds: readonly number[]): MarketMargin | null {
  const overround = overroundOf(odds);
  const payout = payoutOf(odds);
  const fair = fairProbabilities(odds);
  if (overround === null || payout === null || fair === null) return null;
  const outcomes = odds.map((price, index) => {
    const chance = fair[index] ?? 0;
    return { odds: price, implied: impliedProbability(price), fair: chance, fairOdds: 1 / chance };
  });
  return { overround, payout, outcomes };
}
