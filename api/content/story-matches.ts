import type { NewsItem } from '@/lib/contract/news';
import { teamsOf } from '@/lib/domain/match/match';
import { sideId } from '@/lib/domain/match/side/side-id';
import type { CardEvent } from '@/api/store/stored-event';

type About = NonNullable<NewsItem['about']>;

/**
 * How closely a story is about a match: 0 names the match itself, 1 both teams, 2 its only team,
 * 3 its league. Null when it is about others.
 */
export function closenessTo({
  matches = [],
  teams,
  league,
}: About): (match: Pick<CardEvent, 'id' | 'fields'>) => number | null {
  const named = new Set((teams ?? []).map(name => sideId(name)));
  return match => {
    if (matches?.some(id => String(id) === match.id)) return 0;
    const playing = sidesOf(match);
    const both = [...named].filter(side => playing.has(side)).length;
    if (both >= 2) return 1;
    if (both === 1 && named.size === 1) return 2;
    return league && named.size === 0 && match.fields.league === league ? 3 : null;
  };
}

const sides = new WeakMap<object, ReadonlySet<string>>();

/** The sides that play a match: their names are compared once for an event, which never changes. */
export function sidesOf(match: Pick<CardEvent, 'fields'>): ReadonlySet<string> {
  const known = sides.get(match) ?? new Set(teamsOf(match.fields).map(({ side }) => side));
  sides.set(match, known);
  return known;
}

/** The closest matches of a story first; those that are equally close stay in the given order. */
export function matchesOf<T extends CardEvent>(about: About, events: readonly T[]): T[] {
  const closeness = closenessTo(about);
  return events
    .filter(event => event.kind === 'match' && !event.withdrawn)
    .flatMap(event => {
      const rank = closeness(event);
      return rank === null ? [] : [{ event, rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ event }) => event);
}
