import { roundFloat } from './conversion/from-decimal';

export const maxStake = 1_000_000;

/** Reads a stake of any currency, such as '10', '2.50' or '2,50'; null unless it is above 0 and allowed. */
export function parseStake(text: string): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(trimmed)) return null;
  const stake = Number(trimmed.replace(',', '.'));
  return stake > 0 && stake <= maxStake ? stake : null;
}

/** The return of a stake at decimal odds after commission, including the stake: '18.50'. */
export const returnText = (stake: number, odds: number): string =>
  (Math.round(roundFloat(stake * odds * 100)) / 100).toFixed(2);
