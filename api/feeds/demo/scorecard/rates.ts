import type { InningsState } from '@/api/feeds/demo/replay/replay-state';

/**
 * Runs per over, two decimals: '8.72'; '0.00' before a ball. In The Hundred an over is five balls.
 */
export function runRate(runs: number, balls: number, ballsPerOver: number): string {
  return balls === 0 ? '0.00' : ((runs / balls) * ballsPerOver).toFixed(2);
}

/**
 * Runs per hundred balls as Sports Interactive writes it: cut to two decimals, without any for an
 * integer.
 */
export function strikeRate(runs: number, balls: number): string {
  if (balls === 0) return '0';
  const hundredths = Math.floor((runs * 10_000) / balls);
  return hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2);
}

/** A bowler's or a wicket's overs: '3.5', and '4' for complete ones. */
export function shortOvers(balls: number, ballsPerOver: number): string {
  const extraBalls = balls % ballsPerOver;
  const completeOvers = String((balls - extraBalls) / ballsPerOver);
  return extraBalls === 0 ? completeOvers : `${completeOvers}.${extraBalls}`;
}

/** An innings' overs: '12.4', and '20.0' for complete ones. */
export const oversText = ({
  overs,
  ballsInOver,
}: Pick<InningsState, 'overs' | 'ballsInOver'>): string => `${overs}.${ballsInOver}`;

/** Legal balls of an innings; a miscounted over counts as a complete one. */
export const ballsOf = (
  { overs, ballsInOver }: Pick<InningsState, 'overs' | 'ballsInOver'>,
  ballsPerOver: number,
): number => overs * ballsPerOver + ballsInOver;
