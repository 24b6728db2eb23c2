import { roundFloat } from './conversion/from-decimal';

export const maxStake = 1_000_000;

/** Reads a stake of any currency, such as '10', '2.50' or '2,50'; null unless it is above 0 and allowed. */
export function parseStake(text: string): number | null {
  const trimmed = text.trim();
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(trimmed)) return null;
  const stake = Number(trimmed.replace(',', '.'));
  return stake > 0 && stake <= maxStake ? stake : null;
}

/**
 * The return of a stake at decimal odds after commission, including the stake, in at most seven characters: '18.50',
 * '1,862', '186k', '1.86M', '1.00bn'. From 1,000 on it is rounded down, so that it never promises more.
 */
export function returnText(stake: number, odds: number): string {
  const cents = Math.round(roundFloat(stake * odds * 100));
  const whole = Math.floor(cents / 100);
  if (whole < 1000) return (cents / 100).toFixed(2);
  if (whole < 100_000)
    return `${Math.floor(whole / 1000)},${String(whole % 1000).padStart(3, '0')}`;
  const unit = units.find(({ from }) => whole >= from);
  return unit ? threeDigits(whole, unit.from) + unit.text : String(whole);
}

const units = [
  { from: 1_000_000_000, text: 'bn' },
  { from: 1_000_000, text: 'M' },
  { from: 1000, text: 'k' },
];

/** '1.86', '18.6' or '186' units. */
function threeDigits(value: number, unit: number): string {
  const places = Math.max(0, 2 - Math.floor(Math.log10(value / unit)));
  const step = unit / 10 ** places;
  return ((Math.floor(value / step) * step) / unit).toFixed(places);
}

/** The signs of currencies that a visitor may choose; '' shows amounts without one. */
export const currencySigns = ['', '$', '£', '€', '₹', '৳', 'R'] as const;
export type CurrencySign = (typeof currencySigns)[number];

/** Anything else is no sign. */
export const toCurrencySign = (text: string | null): CurrencySign =>
  currencySigns.find(sign => sign === text) ?? '';
