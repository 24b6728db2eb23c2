/*
 * Conversion between odds formats, with the semantics of oddslib 2.1.1 and our rounding: half away
 * from zero, two decimals, safe against float noise. Evens (decimal 2) is 100, 1 and 1 in
 * moneyline, malay and indonesian.
 */

export const conversionFormats = [
  'decimal',
  'moneyline',
  'indonesian',
  'hongKong',
  'malay',
  'fractional',
  'impliedProbability',
] as const;

export type ConversionFormat = (typeof conversionFormats)[number];

const errors = {
  range: 'Outside valid range.',
  fraction: 'Invalid fraction',
  format: 'Unknown format',
} as const;

const toFormat: Record<ConversionFormat, (decimal: number) => number | string> = {
  decimal: decimal => round2(decimal),
  moneyline: decimal => round2(decimal >= 2 ? (decimal - 1) * 100 : -100 / (decimal - 1)),
  indonesian: decimal => round2(decimal >= 2 ? decimal - 1 : -1 / (decimal - 1)),
  hongKong: decimal => round2(decimal - 1),
  malay: decimal => round2(decimal <= 2 ? decimal - 1 : -1 / (decimal - 1)),
  fractional: decimal => fractionOf(decimal - 1),
  impliedProbability: decimal => round2(1 / decimal),
};

const fromFormat: Record<ConversionFormat, (value: string) => number> = {
  decimal: value => number(value),
  moneyline: value => {
    const line = number(value);
    return line >= 0 ? line / 100 + 1 : 100 / -line + 1;
  },
  indonesian: value => {
    const odds = number(value);
    if (odds === 0) throw new RangeError(errors.range);
    return odds >= 1 ? odds + 1 : -1 / odds + 1;
  },
  hongKong: value => number(value) + 1,
  malay: value => {
    const odds = number(value);
    if (odds <= -1 || odds > 1) throw new RangeError(errors.range);
    return odds < 0 ? 1 - 1 / odds : odds + 1;
  },
  fractional: value => {
    const match = /^\s*(\d+(?:\.\d+)?)\s*(?:\/\s*(\d+(?:\.\d+)?)\s*)?$/.exec(value);
    if (!match) throw new RangeError(errors.fraction);
    const denominator = Number(match[2] ?? 1);
    if (denominator === 0) throw new RangeError(errors.fraction);
    return 1 + Number(match[1]) / denominator;
  },
  impliedProbability: value => {
    const share = value.trim().endsWith('%') ? number(value.slice(0, -1)) / 100 : number(value);
    if (share <= 0 || share >= 1) throw new RangeError(errors.range);
    return 1 / share;
  },
};

/**
 * Converts odds between formats. Answers a number rounded to two decimals, or 'n/d' for
 * fractional. Throws `RangeError` with 'Outside valid range.' (decimal of 1 or less among others),
 * 'Invalid fraction' or 'Unknown format'.
 */
export function convertOdds(value: number | string, from: string, to: string): number | string {
  if (!isConversionFormat(from) || !isConversionFormat(to)) throw new RangeError(errors.format);
  const decimal = withoutNoise(fromFormat[from](String(value)));
  if (!(decimal > 1) || !Number.isFinite(decimal)) throw new RangeError(errors.range);
  return toFormat[to](decimal);
}

const isConversionFormat = (format: string): format is ConversionFormat =>
  conversionFormats.some(known => known === format);

function number(value: string): number {
  const parsed = Number.parseFloat(value);
  if (Number.isNaN(parsed)) throw new RangeError(errors.range);
  return parsed;
}

/** The twelve digits that reckoning leaves trustworthy: 1.2 - 1 is 0.2. */
export const withoutNoise = (value: number): number => Number(value.toPrecision(12));

/** Half away from zero: 1.005 → 1.01, -0.125 → -0.13. */
function round2(value: number): number {
  const rounded = Math.round(withoutNoise(Math.abs(value) * 100)) / 100;
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** The simplest fraction within half a hundredth of a percent, by continued fractions. */
function fractionOf(value: number): string {
  let [beforeN, beforeD, n, d] = [0, 1, 1, 0];
  let rest = value;
  for (let step = 0; step < 32; step += 1) {
    const whole = Math.floor(rest);
    [beforeN, beforeD, n, d] = [n, d, whole * n + beforeN, whole * d + beforeD];
    if (Math.abs(n / d - value) < 0.00005 || rest === whole) break;
    rest = 1 / (rest - whole);
  }
  return `${n}/${d}`;
}
