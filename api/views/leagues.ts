import type { League } from '@/lib/contract/league';
import type { CardEvent } from '../store/kept-event';

/** The leagues of these matches, by name. */
export function toLeagues(events: readonly CardEvent[]): League[] {
  const nameOf = new Map<string, string>();
  for (const { kind, fields } of events)
    if (kind === 'match' && fields.league)
      nameOf.set(fields.league, fields.tournament ?? fields.league);
  return [...nameOf]
    .map(([slug, name]) => ({ slug, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || (a.slug < b.slug ? -1 : 1));
}
