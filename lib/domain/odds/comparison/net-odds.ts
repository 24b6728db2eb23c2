import { roundFloat } from '@/lib/domain/odds/conversion/from-decimal';

/**
 * Decimal odds after an exchange's commission on the win, 1 + (o − 1)(1 − c), rounded down to the
 * thousandths that the price history has, so that both are the same figure in every format. Rounded
 * to the nearest, 1.1045 would become 1.105 and show as 1.11. Null for null.
 */
export function netOdds(odds: number | null, commission: number): number | null {
  if (odds === null) return null;
  if (commission === 0) return roundFloat(odds);
  return thousandthsOf(1 + (odds - 1) * (1 - commission)) / 1000;
}

/** Thousandths of decimal odds, an integer: their two displayed places are those of the odds. */
export const thousandthsOf = (odds: number): number => Math.floor(roundFloat(odds * 1000));
