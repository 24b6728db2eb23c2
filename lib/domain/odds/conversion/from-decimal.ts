/**
 * Decimal odds greater than 1 in other formats, unrounded, by the definitions of the npm package
 * `oddslib` 2.1.1, which the tests compare. Evens (decimal 2) are 100, 1 and 1 in moneyline, malay
 * and indonesian.
 */
const fromDecimal = {
  decimal: odds => odds,
  moneyline: odds => (odds >= 2 ? (odds - 1) * 100 : -100 / (odds - 1)),
  indonesian: odds => (odds >= 2 ? odds - 1 : -1 / (odds - 1)),
  hongKong: odds => odds - 1,
  malay: odds => (odds > 2 ? -1 / (odds - 1) : odds - 1),
  impliedProbability: odds => 1 / odds,
} satisfies Record<string, (odds: number) => number>;

export type NumericFormat = keyof typeof fromDecimal;

export const numericFormats = Object.keys(fromDecimal) as readonly NumericFormat[];

/** Decimal odds greater than 1 in a format, rounded half away from zero to two decimals. */
export const toFormat = (odds: number, format: NumericFormat): number =>
  roundToCents(roundFloat(fromDecimal[format](roundFloat(odds))));

/** Rounds to twelve significant digits, which removes float noise: 1.2 - 1 is 0.2. */
export const roundFloat = (value: number): number =>
  // Most odds have few decimals: comparing numbers is ten times as fast as formatting and parsing
  // one.
  Math.abs(value) < 1e6 && Math.round(value * 1e6) / 1e6 === value
    ? value
    : Number(value.toPrecision(12));

function roundToCents(value: number): number {
  const size = shifted(Math.round(shifted(Math.abs(value), 2)), -2);
  return value < 0 && size > 0 ? -size : size;
}

/** Shifts the decimal point in the number's text: multiplying would add float noise. */
function shifted(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
