import { toFraction } from './fraction';
import { numericFormats, roundFloat, toFormat, type NumericFormat } from './from-decimal';

export type ConversionFormat = NumericFormat | 'fractional';

export const conversionFormats: readonly ConversionFormat[] = [...numericFormats, 'fractional'];

/** A value as decimal odds, by the definitions of `oddslib`; `NaN` outside the format's range. */
const toDecimal: Record<NumericFormat, (value: number) => number> = {
  decimal: value => value,
  moneyline: value => 1 + (value >= 0 ? value / 100 : -100 / value),
  indonesian: value => 1 + (value >= 1 ? value : -1 / value),
  hongKong: value => 1 + value,
  malay: value => (value <= -1 || value > 1 ? NaN : 1 + (value < 0 ? -1 / value : value)),
  impliedProbability: value => 1 / value,
};

const errors = {
  range: 'Outside valid range.',
  fraction: 'Invalid fraction',
  format: 'Unknown format',
} as const;

/**
 * Converts odds between formats. Returns a number rounded half away from zero to two decimals, or
 * 'n/d' for fractional, within 0.00005. Throws `RangeError` with 'Outside valid range.' (decimal of
 * 1 or less among others), 'Invalid fraction' or 'Unknown format'.
 */
export function convertOdds(value: number | string, from: string, to: string): number | string {
  if (!isConversionFormat(from) || !isConversionFormat(to)) throw new RangeError(errors.format);
  const decimal = roundFloat(parseDecimal(String(value).trim(), from));
  if (!(decimal > 1) || !Number.isFinite(decimal)) throw new RangeError(errors.range);
  if (to !== 'fractional') return toFormat(decimal, to);
  const text = toFraction(decimal - 1);
  if (text === null) throw new RangeError(errors.range);
  return text;
}

const isConversionFormat = (format: string): format is ConversionFormat =>
  conversionFormats.some(known => known === format);

/** `n` or `n/d` with a denominator other than 0. */
const fraction = /^(\d+(?:\.\d+)?)\s*(?:\/\s*(?=[\d.]*[1-9])(\d+(?:\.\d+)?))?$/;

function parseDecimal(text: string, format: ConversionFormat): number {
  if (format !== 'fractional') {
    const scale = format === 'impliedProbability' && text.endsWith('%') ? 100 : 1;
    return toDecimal[format](Number.parseFloat(text) / scale);
  }
  const [, n, d = '1'] = fraction.exec(text) ?? [];
  if (n === undefined) throw new RangeError(errors.fraction);
  return 1 + Number(n) / Number(d);
}
