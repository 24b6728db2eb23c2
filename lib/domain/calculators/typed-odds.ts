import { parseFraction } from '@/lib/domain/odds/conversion/fraction';
import { parseOdds } from '@/lib/domain/odds/conversion/to-decimal';
import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import { toAsciiDigits } from './ascii-digits';

/**
 * Decimal odds as a visitor types them, unrounded; null for a text that is not a price above 1. What
 * can only mean one format is read in it, whatever format is chosen: a fraction, 'evens', and a number
 * with a sign where the chosen format has none (+150). All else is read in the chosen format.
 */
export function readTypedOdds(text: string, format: OddsFormat): number | null {
  const plain = toAsciiDigits(text).trim();
  if (format === 'fractional' || /\/|^ev/i.test(plain)) {
    const fraction = parseFraction(plain);
    if (fraction !== null) return fraction > 1 ? fraction : null;
  }
  if (unsigned.has(format) && /^[+-]/.test(plain)) return parseOdds(plain, 'moneyline');
  return format === 'fractional' ? null : parseOdds(plain, format);
}

/** The formats whose prices have no sign. */
const unsigned: ReadonlySet<OddsFormat> = new Set<OddsFormat>([
  'decimal',
  'hongKong',
  'fractional',
]);

/**
 * A chance in per cent ('40', '40 %', '2,5') as a share; null for a text that is not one, or not above
 * 0 and below 100.
 */
export function readPercent(text: string): number | null {
  const plain = toAsciiDigits(text).trim();
  const number = (plain.endsWith('%') ? plain.slice(0, -1).trimEnd() : plain).replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(number)) return null;
  const share = Number(number) / 100;
  return share > 0 && share < 1 ? share : null;
}
