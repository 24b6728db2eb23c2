import { secondsInDay } from 'date-fns/constants';
import type { Fixture } from '@/api/store/feeds/source-match';
import { fixtureKey, isSameKind } from './fixture-key';
import { nameDistance, type KnownFixture } from './match-fixtures';

const maxSuggestions = 3;
const maxDistance = 12;

/** The events that an unlinked match may be, the likeliest first, for the operator to decide. */
export function suggestEvents(fixture: Fixture, events: readonly KnownFixture[]): KnownFixture[] {
  const key = fixtureKey(fixture);
  return events
    .map(event => ({ event, of: fixtureKey(event.fixture) }))
    .filter(({ of }) => Math.abs(of.start - key.start) <= secondsInDay && isSameKind(of, key))
    .map(({ event, of }) => ({
      event,
      distance: of.teams.some(team => key.teams.includes(team)) ? 0 : nameDistance(key, of),
      gap: Math.abs(of.start - key.start),
    }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance || a.gap - b.gap)
    .slice(0, maxSuggestions)
    .map(({ event }) => event);
}
