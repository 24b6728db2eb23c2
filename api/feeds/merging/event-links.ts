import { createHash } from 'node:crypto';
import { eventStatus } from '@/lib/contract/event-status';
import type { KnownFixture } from '@/api/feeds/matching/match-fixtures';
import { groupBy } from '@/lib/domain/group-by';
import type { FeedLink } from '@/api/store/feeds/feed-store';

export const keyOf = ({ source, externalId }: Pick<FeedLink, 'source' | 'externalId'>): string =>
  JSON.stringify([source, externalId]);

export const byAge = (a: FeedLink, b: FeedLink): number =>
  a.since - b.since || (keyOf(a) < keyOf(b) ? -1 : 1);

/**
 * Without hyphens, since a match's URL ends with a hyphen and the id. 96 bits, so that no pusher finds an
 * id that collides with another source's event. Earlier ids are the first 13 characters.
 */
export const newEventId = (source: string, externalId: string): string =>
  `f${createHash('sha256').update(`${source}\n${externalId}`).digest('hex').slice(0, 24)}`;

/** One fixture for each event, that of its earliest match. */
export function knownFixtures(links: Iterable<FeedLink>): KnownFixture[] {
  const linked = [...links].filter(link => link.eventId !== null).sort(byAge);
  return [...groupBy(linked, link => String(link.eventId))].map(([eventId, own]) => ({
    eventId,
    fixture: (own.find(({ score }) => score !== null) ?? own[0] ?? never()).fixture,
    sources: new Set(own.map(({ source }) => source)),
  }));
}

const never = (): never => {
  throw new Error('A group has a member.');
};

/** The events that no score source has ended. */
export const activeEvents = (links: Iterable<FeedLink>): Set<string> => {
  const all = [...links];
  const ended = new Set(
    all.filter(({ score }) => score?.status === eventStatus.past).map(({ eventId }) => eventId),
  );
  return new Set(all.flatMap(({ eventId }) => (eventId && !ended.has(eventId) ? [eventId] : [])));
};
