import type { FeedLink } from '@/api/store/feeds/feed-store';
import { keyOf } from './event-links';

export type LinkId = Pick<FeedLink, 'source' | 'externalId'>;

/** The links that are remembered, found by match, by event and by source. */
export type LinkIndex = ReturnType<typeof createLinkIndex>;

export function createLinkIndex() {
  const byKey = new Map<string, FeedLink>();
  const byEvent = new Map<string, Map<string, FeedLink>>();
  const bySource = new Map<string, Map<string, FeedLink>>();

  function remove(id: LinkId): void {
    const key = keyOf(id);
    const known = byKey.get(key);
    if (!known) return;
    byKey.delete(key);
    drop(bySource, known.source, key);
    if (known.eventId !== null) drop(byEvent, known.eventId, key);
  }

  return {
    get: (id: LinkId): FeedLink | null => byKey.get(keyOf(id)) ?? null,
    set(link: FeedLink): void {
      const key = keyOf(link);
      const known = byKey.get(key);
      if (known?.eventId && known.eventId !== link.eventId) drop(byEvent, known.eventId, key);
      byKey.set(key, link);
      add(bySource, link.source, key, link);
      if (link.eventId !== null) add(byEvent, link.eventId, key, link);
    },
    delete: remove,
    all: (): FeedLink[] => [...byKey.values()],
    ofEvent: (eventId: string): FeedLink[] => [...(byEvent.get(eventId)?.values() ?? [])],
    ofSource: (source: string): FeedLink[] => [...(bySource.get(source)?.values() ?? [])],
  };
}

type Groups = Map<string, Map<string, FeedLink>>;

function add(groups: Groups, name: string, key: string, link: FeedLink): void {
  const group = groups.get(name) ?? new Map<string, FeedLink>();
  groups.set(name, group.set(key, link));
}

function drop(groups: Groups, name: string, key: string): void {
  const group = groups.get(name);
  group?.delete(key);
  if (group?.size === 0) groups.delete(name);
}
