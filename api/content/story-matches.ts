import type { NewsItem } from '@/lib/contract/news';
import { teamsOf } from '@/lib/domain/match/match';
import { sideId } from '@/lib/domain/match/side/side-id';
import type { CardEvent } from '@/api/store/stored-event';

type About = NonNullable<NewsItem['about']>;

/**
 * How closely a story is about a match: 0 names the match itself, 1 both teams, 2 its only team,
 * 3 its league. Null when it is about others.
 */
export function closeness(
  { matches = [], teams = [], league }: About,
  { id, fields }: Pick<CardEvent, 'id' | 'fields'>,
): number | null {
  if (matches?.some(match => String(match) === id)) return 0;
  const playing = new Set(teamsOf(fields).map(({ side }) => side));
  const named = (teams ?? []).map(name => sideId(name));
  const both = named.filter(name => playing.has(name)).length;
  if (both >= 2) return 1;
  if (both === 1 && named.length === 1) return 2;
  return league && named.length === 0 && fields.league === league ? 3 : null;
}

/** The closest matches of a story first; those that are equally close stay in the given order. */
export function matchesOf<T extends CardEvent>(about: About, events: readonly T[]): T[] {
  return events
    .filter(event => event.kind === 'match' && !event.withdrawn)
    .flatMap(event => {
      const rank = closeness(about, event);
      return rank === null ? [] : [{ event, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ event }) => event);
}

/**
 * Whether a story is about a league: it names the league, one of its matches, or both teams of one. One
 * team alone plays in several leagues.
 */
export function isAboutLeague(
  { card: { about } }: { card: Pick<NewsItem, 'about'> },
  { league, matches }: { league: string; matches: readonly CardEvent[] },
): boolean {
  if (!about) return false;
  return about.league === league || matches.some(match => (closeness(about, match) ?? 2) < 2);
}
