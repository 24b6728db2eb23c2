import type { Match } from './match';

type Start = Pick<Match, 'startTime'>;

/** Instead of the start of a match whose host does not know it yet. */
export const unknownStartText = 'Time to be confirmed';

const startOrder = ({ startTime }: Start): number => startTime ?? Number.MAX_SAFE_INTEGER;

/** Compares matches by their start, those without one last. */
export const byStart = (a: Start, b: Start): number => startOrder(a) - startOrder(b);

/** The latest first, those without a start last. */
export const byLatestStart = (a: Start, b: Start): number =>
  (b.startTime ?? -Number.MAX_SAFE_INTEGER) - (a.startTime ?? -Number.MAX_SAFE_INTEGER);
