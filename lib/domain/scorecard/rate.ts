/**
 * Runs per `per` balls with two decimals, halves rounded up: the strike rate for a hundred balls,
 * economy and run rate for an over; '0.00' without a ball.
 */
export const rateText = (runs: number, balls: number, per: number): string =>
  balls === 0 ? '0.00' : (Math.round((runs * per * 100) / balls) / 100).toFixed(2);
