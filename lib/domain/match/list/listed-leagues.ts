import type { League } from '@/lib/contract/series';
import type { Followed } from '@/lib/domain/match/followed';
import type { Match } from '@/lib/domain/match/match';

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

/** Live and followed leagues first, otherwise in their order. */
export function followedFirst(
  leagues: readonly ListedLeague[],
  followed: readonly Followed[],
): ListedLeague[] {
  const own = new Set(followed.filter(({ kind }) => kind === 'league').map(({ id }) => id));
  const rank = ({ slug, liveCount }: ListedLeague) => (liveCount > 0 ? 0 : own.has(slug) ? 1 : 2);
  return leagues.toSorted((a, b) => rank(a) - rank(b));
}

/** The leagues whose name has all of the words, in any case, with or without accents. */
export function leaguesNamed<T extends League>(leagues: readonly T[], words: string): T[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return leagues.filter(({ name }) => wanted.every(word => plain(name).includes(word)));
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
