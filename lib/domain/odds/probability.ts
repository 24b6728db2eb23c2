/*
 * Figures of a market's decimal odds. Odds of 1 or less imply a probability of 1 or more, which no
 * outcome has: every function returns null for a list that contains one. Nothing is rounded here.
 */

/** The probability that decimal odds imply, 0 to 1: 1/odds. */
export const impliedProbability = (decimal: number): number => 1 / decimal;

/**
 * The amount that a bookmaker returns for one unit staked on all outcomes in proportion: 1 /
 * Σ(1/oᵢ). 0.95 is a payout of 95 %. Null for an empty list.
 */
export function payoutOf(odds: readonly number[]): number | null {
  const booked = bookSum(odds);
  return booked === null ? null : 1 / booked;
}

/** The bookmaker's margin: Σ(1/oᵢ) − 1. 0.05 is an overround of 5 %. Null for an empty list. */
export function overroundOf(odds: readonly number[]): number | null {
  const booked = bookSum(odds);
  return booked === null ? null : booked - 1;
}

/**
 * Removes the margin from the odds of all outcomes of a market. Returns probabilities that sum to 1, in
 * the order of the odds; null for fewer than two. Two outcomes are scaled in proportion
 * (multiplicative method); of three or more, where bookmakers load long odds more than short ones, the
 * implied probabilities are raised to the power that makes them sum to 1 (power method).
 *
 * Sources: S. Clarke, S. Kovalchik, M. Ingram: Adjusting bookmaker's odds to allow for overround.
 * American Journal of Sports Science 5 (2017), 45–49. E. Štrumbelj: On determining probability forecasts
 * from betting odds. International Journal of Forecasting 30 (2014), 934–943.
 */
export function fairProbabilities(odds: readonly number[]): number[] | null {
  const booked = bookSum(odds);
  if (booked === null || odds.length < 2) return null;
  const implied = odds.map(impliedProbability);
  if (odds.length === 2) return implied.map(chance => chance / booked);
  const power = powerThatSumsToOne(implied);
  const raised = implied.map(chance => chance ** power);
  // The search ends within float precision of 1; the rest is spread in proportion.
  const total = raised.reduce((sum, chance) => sum + chance, 0);
  return raised.map(chance => chance / total);
}

function bookSum(odds: readonly number[]): number | null {
  if (odds.length === 0 || odds.some(decimal => !(decimal > 1))) return null;
  return odds.reduce((sum, decimal) => sum + impliedProbability(decimal), 0);
}

/** Σpᵢᵏ falls from the number of outcomes at k = 0 to 0, so bisection always finds the k of sum 1. */
function powerThatSumsToOne(implied: readonly number[]): number {
  const sumAt = (power: number) => implied.reduce((sum, chance) => sum + chance ** power, 0);
  let low = 0;
  let high = 1;
  while (sumAt(high) > 1) high *= 2;
  for (let step = 0; step < maxSteps; step += 1) {
    const middle = (low + high) / 2;
    if (sumAt(middle) > 1) low = middle;
    else high = middle;
  }
  return high;
}

/** Halves the interval to below the precision of a double. */
const maxSteps = 60;
