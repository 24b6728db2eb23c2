/**
 * The standard normal distribution function: a probability. Abramowitz & Stegun (1964), 26.2.17,
 * absolute error below 7.5e-8; monotone to that precision.
 */
export function normalCdf(z: number): number {
  if (z < 0) return 1 - normalCdf(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

/** The probability that a normal quantity exceeds the line; certain without variance. */
export function chanceAbove(line: number, mean: number, spread: number): number {
  if (spread <= 0) return mean > line ? 1 : 0;
  return normalCdf((mean - line) / spread);
}
