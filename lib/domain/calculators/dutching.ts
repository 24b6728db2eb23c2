import { impliedProbability } from '@/lib/domain/odds/probability';
import { toCents } from './money';

/** How a stake is divided; amounts in hundredths. */
export type Dutching = {
  /** Σ 1/oᵢ of the selections: above 1 the bet loses whichever of them wins. */
  book: number;
  /** The equal return before stakes are rounded: total / book. */
  returns: number;
  /** In the order of the odds; the stakes sum to the total. */
  parts: { odds: number; stake: number; returns: number; profit: number }[];
};

/**
 * Divides a stake among selections of one market in proportion to 1/oᵢ, so that each returns the same:
 * stakeᵢ = total · (1/oᵢ) / Σ(1/oⱼ) ("Dutching", Wikipedia). Stakes are whole hundredths; those that the
 * division leaves over go to the largest remainders, so that a return differs from the equal one by less
 * than oᵢ hundredths. Null where a part would be less than a hundredth.
 */
export function dutch(total: number, odds: readonly number[]): Dutching | null {
  const book = odds.reduce((sum, price) => sum + impliedProbability(price), 0);
  const totalCents = toCents(total);
  const exact = odds.map(price => (totalCents * impliedProbability(price)) / book);
  const stakes = wholeParts(exact, totalCents);
  if (stakes.some(stake => stake < 1)) return null;
  const parts = odds.map((price, index) => {
    const stake = stakes[index] ?? 0;
    const returns = toCents((stake * price) / 100);
    return { odds: price, stake, returns, profit: returns - totalCents };
  });
  return { book, returns: toCents(total / book), parts };
}

/** Rounds parts to whole numbers of the same sum (method of largest remainders). */
function wholeParts(exact: readonly number[], total: number): number[] {
  const whole = exact.map(Math.floor);
  const left = total - whole.reduce((sum, part) => sum + part, 0);
  const remainder = (index: number) => (exact[index] ?? 0) - (whole[index] ?? 0);
  const largest = new Set(
    whole
      .map((_, index) => index)
      .sort((a, b) => remainder(b) - remainder(a) || a - b)
      .slice(0, left),
  );
  return whole.map((part, index) => part + (largest.has(index) ? 1 : 0));
}
