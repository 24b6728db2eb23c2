import type { InningsState } from './replay-state';

/** Runs an over, two places: '8.72'; '0.00' before a ball. In The Hundred an over is five balls. */
export function runRate(runs: number, balls: number, ballsPerOver: number): string {
  return balls === 0 ? '0.00' : ((runs / balls) * ballsPerOver).toFixed(2);
}

/** Runs off a hundred balls as Sports Interactive writes it: cut to two places, a whole number without any. */
export function strikeRate(runs: number, balls: number): string {
  if (balls === 0) return '0';
  const hundredths = Math.floor((runs * 10_000) / balls);
  return hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2);
}

/** A bowler's or a wicket's overs: '3.5', and '4' for whole ones. */
export function shortOvers(balls: number, ballsPerOver: number): string {
  const rest = balls % ballsPerOver;
  const whole = String((balls - rest) / ballsPerOver);
  return rest === 0 ? whole : `${whole}.${rest}`;
}

/** An innings' overs: '12.4', and '20.0' for whole ones. */
export const oversText = ({
  overs,
  ballsInOver,
}: Pick<InningsState, 'overs' | 'ballsInOver'>): string => `${overs}.${ballsInOver}`;

/** Legal balls bowled in an innings, a miscounted over counting as a whole one. */
export const ballsOf = (
  { overs, ballsInOver }: Pick<InningsState, 'overs' | 'ballsInOver'>,
  ballsPerOver: number,
): number => overs * ballsPerOver + ballsInOver;
