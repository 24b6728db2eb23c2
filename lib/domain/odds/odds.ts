import { fractionText } from './conversion/fraction';
import { roundFloat, toFormat, type NumericFormat } from './conversion/from-decimal';
import type { OddsFormat } from './odds-format';

/**
 * Decimal odds: `raw` exactly as the API sent them (redirect URLs carry it), `decimal` for
 * calculations.
 */
export type Odds = { raw: string; decimal: number };

const numeric = /^-?\d+(\.\d+)?$/;

/** Reads the wire's odds: a number or numeric text; null without a price (shown as 'Suspended'). */
export function toOdds(value: number | string | null | undefined): Odds | null {
  const raw = String(value ?? '').trim();
  // What JavaScript also accepts as a number (0x10, 1e3, Infinity) is not a price.
  const decimal = numeric.test(raw) ? Number(raw) : Number.NaN;
  return Number.isFinite(decimal) ? { raw, decimal } : null;
}

/** Odds of 0 or below are not a link. */
export const isBettable = (odds: Odds): boolean => odds.decimal > 0;

/** Two places, so that columns do not jump. */
const twoPlacesOf = (format: NumericFormat) => (decimal: number) =>
  toFormat(decimal, format).toFixed(2);

function moneyline(decimal: number): string {
  const value = toFormat(decimal, 'moneyline');
  return value > 0 ? `+${value}` : `${value}`;
}

/** A format added to `oddsFormats` does not compile until it has its line here; null for odds that it cannot write. */
const texts: Record<OddsFormat, (decimal: number) => string | null> = {
  decimal: twoPlacesOf('decimal'),
  moneyline,
  indonesian: twoPlacesOf('indonesian'),
  hongKong: twoPlacesOf('hongKong'),
  malay: twoPlacesOf('malay'),
  fractional: fractionText,
};

/**
 * Returns odds as a visitor reads them. Odds of 1 or less are never converted and appear as the API
 * sent them.
 */
export function formatOdds(odds: Odds, format: OddsFormat): string {
  if (roundFloat(odds.decimal) <= 1) return odds.raw;
  return texts[format](odds.decimal) ?? odds.raw;
}

export type Direction = 'up' | 'down';

/**
 * The direction in which a price moved, by decimal odds whatever the format shown; null when it did
 * not.
 */
export function directionOf(before: Odds | null, after: Odds | null): Direction | null {
  if (!before || !after || before.decimal === after.decimal) return null;
  return after.decimal > before.decimal ? 'up' : 'down';
}
