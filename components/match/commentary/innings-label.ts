import type { Scorecard } from '@/lib/domain/scorecard/scorecard';

/** An innings' name: the scorecard's, else its number. */
export const inningsLabel = (id: string, scorecard: Scorecard | null): string =>
  scorecard?.innings.find(innings => innings.id === id)?.label ?? `Innings ${id}`;
