import { toFormat } from './from-decimal';

/**
 * A positive number as 'n/d', within 0.00005: the first convergent of its continued fraction that is close enough. Null
 * beyond 9e15, where a numerator is not exact.
 */
export function toFraction(value: number): string | null {
  let previous: [number, number] = [0, 1];
  let current: [number, number] = [1, 0];
  for (let rest = value; ; rest = 1 / (rest % 1)) {
    const digit = Math.floor(rest);
    const [n, d] = [digit * current[0] + previous[0], digit * current[1] + previous[1]];
    if (!Number.isSafeInteger(n)) return null;
    if (Math.abs(n / d - value) < 0.00005) return `${n}/${d}`;
    [previous, current] = [current, [n, d]];
  }
}

/** The fractions of British bookmakers that two decimals do not give, or not as they write them. */
const customary = [
  '1/1 1/3 1/6 1/7 1/8 1/9 1/11 1/12 1/14 1/16 2/7 2/9 2/11 4/6 4/7 4/9 4/11 5/6 6/4 8/11 8/13 8/15',
  '10/11 11/8 13/8 15/8 20/21 100/30',
]
  .join(' ')
  .split(' ');

const customaryOf = new Map(
  customary.map(text => [centsOf(text), text === '1/1' ? 'Evens' : text]),
);

/** The signs for which tables have room. */
const longest = 6;

/**
 * Decimal odds greater than 1 as British bookmakers write them: the customary fraction with the same two decimals (1.83
 * is 5/6, 2.50 is 6/4, 2.00 is 'Evens'), else those decimals as a fraction (1.85 is 17/20). One that would be long is
 * rounded down to fiftieths, from 20 on to halves, since no price may look better than it is. Null beyond 9e15, and for
 * odds that are 1 at two decimals.
 */
export function fractionText(decimal: number): string | null {
  const shown = toFormat(decimal, 'decimal');
  if (shown <= 1) return null;
  const customaryText = customaryOf.get(shown);
  if (customaryText !== undefined) return customaryText;
  const cents = Math.round(toFormat(shown, 'hongKong') * 100);
  const exact = toFraction(cents / 100);
  if (exact === null || exact.length <= longest) return exact;
  return toFraction((cents - (cents % (cents < 2000 ? 2 : 50))) / 100);
}

/** The decimal odds, rounded to two places, that are shown as this fraction; null for other texts. */
export function readFraction(text: string): number | null {
  const exact = parseFraction(text);
  return exact === null ? null : toFormat(exact, 'decimal');
}

/** The decimal odds of 'n/d', 'n' or 'evens', unrounded: 5/6 is 1.8333…; null for other texts. */
export function parseFraction(text: string): number | null {
  if (/^ev(?:en)?s?$/i.test(text)) return 2;
  return /^\d{1,7}(?:\s*\/\s*0*[1-9]\d{0,6})?$/.test(text) ? decimalOf(text) : null;
}

function centsOf(text: string): number {
  return toFormat(decimalOf(text), 'decimal');
}

function decimalOf(text: string): number {
  const [n, d = 1] = text.split('/').map(Number);
  return 1 + (n ?? 0) / d;
}
