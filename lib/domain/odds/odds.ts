import { roundFloat, toFormat } from './conversion/from-decimal';
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
const twoPlaces = (value: number): string => value.toFixed(2);
const withSign = (value: number): string => (value > 0 ? `+${value}` : `${value}`);

/** A format added to `oddsFormats` does not compile until it has its line here. */
const texts: Record<OddsFormat, (value: number) => string> = {
  decimal: twoPlaces,
  moneyline: withSign,
  indonesian: twoPlaces,
  hongKong: twoPlaces,
  malay: twoPlaces,
};

/**
 * Returns odds as a visitor reads them. Odds of 1 or less are never converted and appear as the API
 * sent them.
 */
export function formatOdds(odds: Odds, format: OddsFormat): string {
  if (roundFloat(odds.decimal) <= 1) return odds.raw;
  return texts[format](toFormat(odds.decimal, format));
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
