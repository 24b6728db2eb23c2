import { convertOdds, withoutNoise } from './odds-conversion';
import type { OddsFormat } from './odds-format';

/** Decimal odds: `raw` exactly as the API sent them (redirect URLs carry it), `decimal` to reckon with. */
export type Odds = { raw: string; decimal: number };

const numeric = /^-?\d+(\.\d+)?$/;

/** Reads the wire's odds: a number or numeric text; null when there are none (shown as 'Suspended'). */
export function toOdds(value: number | string | null | undefined): Odds | null {
  const raw = String(value ?? '').trim();
  // What JavaScript also takes for a number (0x10, 1e3, Infinity) is no price.
  const decimal = numeric.test(raw) ? Number(raw) : Number.NaN;
  return Number.isFinite(decimal) ? { raw, decimal } : null;
}

/** Odds of 0 or below lead nowhere. */
export const isBettable = (odds: Odds): boolean => odds.decimal > 0;

/**
 * Odds as a visitor reads them: two places so that columns stand still, American with its sign and
 * no padding. Odds of 1 or less never reach the converter and show as they came.
 */
export function formatOdds(odds: Odds, format: OddsFormat): string {
  if (withoutNoise(odds.decimal) <= 1) return odds.raw;
  const value = Number(convertOdds(odds.decimal, 'decimal', format));
  if (format === 'moneyline') return value > 0 ? `+${value}` : `${value}`;
  return value.toFixed(2);
}

export type Direction = 'up' | 'down';

/** Where a price moved, by decimal odds whatever the format shown; null when it did not. */
export function directionOf(before: Odds | null, after: Odds | null): Direction | null {
  if (!before || !after || before.decimal === after.decimal) return null;
  return after.decimal > before.decimal ? 'up' : 'down';
}
