import type { Estimate } from '@/lib/domain/forecast/forecast-scores';

const integers = new Intl.NumberFormat('en-GB');

/** '26,126'. */
export const integer = (count: number): string => integers.format(count);

/** '0.181'. */
export const scoreText = (score: number): string => score.toFixed(3);

/** '0.158 to 0.206'. */
export const scoreRange = ({ low, high }: Estimate): string =>
  `${scoreText(low)} to ${scoreText(high)}`;

/** '56 to 84 %'. */
export const percentRange = ({ low, high }: Estimate): string =>
  `${(low * 100).toFixed(0)} to ${(high * 100).toFixed(0)} %`;
