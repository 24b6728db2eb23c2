import type { InningsState } from '@/api/demo/replay/replay-state';

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
