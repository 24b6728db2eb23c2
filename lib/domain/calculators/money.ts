import { roundFloat } from '@/lib/domain/odds/conversion/from-decimal';
import type { CurrencySign } from '@/lib/domain/odds/stake';

/**
 * An amount in whole hundredths, the rest dropped, as bookmakers pay (C. Sidney: The Art of Legging, 3rd
 * ed., 2003). Losses are dropped towards zero, too.
 */
export const toCents = (amount: number): number => Math.trunc(roundFloat(amount * 100));

/** '£1,234.50', '−£10.00' or '1,234.50': an amount in hundredths with its sign. */
export function moneyText(cents: number, sign: CurrencySign): string {
  const text = money.format(Math.abs(cents) / 100);
  return `${cents < 0 ? '−' : ''}${sign}${text}`;
}

/** A number with at most `places` decimals and no zeros at its end: '1.05', '12,345.6'. */
export const numberText = (value: number, places = 4): string =>
  new Intl.NumberFormat('en-GB', { maximumFractionDigits: places }).format(value);

const money = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
