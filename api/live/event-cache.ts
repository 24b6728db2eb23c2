import type { Store } from '@/api/store/store';
import { isPast, type StoredEvent } from '@/api/store/stored-event';

/** The cache for frequent reads: all live and upcoming events, and the newest finished ones. */
export type EventCache = {
  get(id: string): StoredEvent | null;
  /** In no particular order. */
  all(): StoredEvent[];
  put(event: StoredEvent): void;
  remove(id: string): void;
  /** Incremented with every change: a response is valid as long as the number is the same. */
  generation(): number;
  /** The same for finished events only. */
  pastGeneration(): number;
};

export const pastEventsCached = 30;

/** What the cache holds after a start. */
export async function cachedEvents(
  store: Pick<Store, 'currentEvents' | 'latestPastMatches'>,
): Promise<StoredEvent[]> {
  const current = await store.currentEvents();
  return [...current, ...(await store.latestPastMatches(pastEventsCached))];
}

export function createEventCache(events: readonly StoredEvent[] = []): EventCache {
  const byId = new Map(events.map(event => [event.id, event]));
  let generation = 0;
  let pastGeneration = 0;

  const dropOldestPast = () => {
    const past = [...byId.values()].filter(isPast);
    if (past.length <= pastEventsCached) return;
    past.sort((a, b) => b.fields.start_time - a.fields.start_time);
    for (const event of past.slice(pastEventsCached)) byId.delete(event.id);
  };

  const count = (...touched: (StoredEvent | undefined)[]) => {
    generation += 1;
    if (touched.some(event => event && isPast(event))) pastGeneration += 1;
  };

  return {
    get: id => byId.get(id) ?? null,
    all: () => [...byId.values()],
    put: event => {
      count(byId.get(event.id), event);
      byId.set(event.id, event);
      if (isPast(event)) dropOldestPast();
    },
    remove: id => {
      count(byId.get(id));
      byId.delete(id);
    },
    generation: () => generation,
    pastGeneration: () => pastGeneration,
  };
}
