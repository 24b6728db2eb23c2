import type { Team } from '@/lib/domain/match/match';
import { isWomensSide, sideId } from './side-id';

/**
 * Which of a match's teams a name of its scorecard or of its market is, 0 or 1. Such names are often spelled
 * in another way, and leave out that a side is one of women. Null for neither, and where both fit.
 */
export function teamNamed(
  name: string,
  teams: readonly [Pick<Team, 'side'>, Pick<Team, 'side'>],
): 0 | 1 | null {
  const [first, second] = teams.map(({ side }) => sideId(name, isWomensSide(side)) === side);
  if (first === second) return null;
  return first ? 0 : 1;
}
