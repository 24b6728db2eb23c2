import type { League } from '@/lib/contract/league';
import type { Match } from './match';

/** A league with the number of its live matches. */
export type ListedLeague = League & { liveCount: number };

/**
 * The leagues in the order of a menu: those with live matches, those with upcoming ones, the others;
 * within these as given.
 */
export function toListedLeagues(
  leagues: readonly League[],
  matches: readonly Pick<Match, 'league' | 'status'>[],
): ListedLeague[] {
  const liveCounts = new Map<string | null, number>();
  const upcoming = new Set<string | null>();
  for (const { league, status } of matches) {
    if (status === 'live') liveCounts.set(league, (liveCounts.get(league) ?? 0) + 1);
    if (status === 'upcoming') upcoming.add(league);
  }
  const rank = ({ slug }: League) => (liveCounts.has(slug) ? 0 : upcoming.has(slug) ? 1 : 2);
  return leagues
    .toSorted((a, b) => rank(a) - rank(b))
    .map(league => ({ ...league, liveCount: liveCounts.get(league.slug) ?? 0 }));
}
