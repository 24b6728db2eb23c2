import { toCents } from './money';

/** An accumulator's odds and what it pays, in hundredths; a single is one of one leg. */
export type Accumulator = {
  /** The product of the legs' decimal odds. */
  odds: number;
  returns: number;
  /** What is won when every leg wins, and lost when any leg loses. */
  profit: number;
  loss: number;
};

/**
 * Combines the decimal odds of independent legs: the return of a leg is the stake of the next, so the
 * odds multiply (C. Sidney: The Art of Legging, 3rd ed., 2003; "Mathematics of bookmaking", Wikipedia:
 * a double of 5/6 and 5/6 returns 336.11 for 100).
 */
export function accumulate(stake: number, legs: readonly number[]): Accumulator {
  const odds = legs.reduce((product, leg) => product * leg, 1);
  const returns = toCents(stake * odds);
  return { odds, returns, profit: returns - toCents(stake), loss: toCents(stake) };
}

/**
 * The expected loss of a stake, in hundredths, when the price of each leg has the same margin (0.05 for
 * an overround of 5 %) in proportion. A leg at odds o then has the chance 1/(o(1 + m)), so that n legs
 * return (1 + m)⁻ⁿ of the stake on average, whatever their odds ("Overround on multiple bets" of the
 * same article).
 */
export const expectedLoss = (stake: number, margin: number, legs: number): number =>
  toCents(stake * (1 - (1 + margin) ** -legs));
