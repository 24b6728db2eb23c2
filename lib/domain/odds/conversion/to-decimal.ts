import type { OddsFormat } from '@/lib/domain/odds/odds-format';
import { readFraction } from './fraction';

/** The decimal odds of a number in a format; null for one that is not a price in it. */
const toDecimalBy: Record<Exclude<OddsFormat, 'fractional'>, (value: number) => number | null> = {
  decimal: value => value,
  moneyline: value => (value >= 100 ? 1 + value / 100 : value <= -100 ? 1 - 100 / value : null),
  indonesian: value => (value >= 1 ? 1 + value : value <= -1 ? 1 - 1 / value : null),
  hongKong: value => 1 + value,
  malay: value =>
    value > 0 && value <= 1 ? 1 + value : value < 0 && value >= -1 ? 1 - 1 / value : null,
};

/**
 * Reads odds as a visitor writes them, with a point or a comma; null for a text that is not a price
 * above 1.
 */
export function parseOdds(text: string, format: OddsFormat): number | null {
  const decimal = format === 'fractional' ? readFraction(text.trim()) : readNumber(text, format);
  return decimal !== null && decimal > 1 ? Number(decimal.toPrecision(12)) : null;
}

function readNumber(text: string, format: keyof typeof toDecimalBy): number | null {
  const plain = text.trim().replace(',', '.');
  return /^[+-]?\d{1,7}(\.\d{1,4})?$/.test(plain) ? toDecimalBy[format](Number(plain)) : null;
}
