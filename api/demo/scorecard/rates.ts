import type { InningsState } from '@/api/demo/replay/replay-state';

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
