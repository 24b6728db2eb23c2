import { setTimeout as sleep } from 'node:timers/promises';
import { getUnixTime } from 'date-fns/getUnixTime';
import { withOdds } from '@/lib/domain/odds/history/odds-history';
import type { ConfirmedEvent } from '@/api/live/event-update';
import { cachedEvents, type EventCache } from '@/api/live/event-cache';
import type { StoredEvent } from '@/api/store/stored-event';
import type { Store } from '@/api/store/store';
import type { Tick } from './tick';

const retryMs = 500;

type Deps = {
  store: Pick<Store, 'eventsByIds' | 'currentEvents' | 'latestPastMatches'>;
  eventCache: EventCache;
  /** Unix ms. */
  now: () => number;
  onError: (error: unknown) => void;
};

export type CacheRefresh = {
  /** Reads the events of a tick that another instance has stored. */
  receive(tick: Tick): void;
  /** Reads all events. Calls at the same time share one read, which begins after them. */
  reload(): Promise<void>;
  /** Resolves when nothing waits to be read; rejects when the database does not respond. */
  idle(): Promise<void>;
};

/** Keeps the memory of an instance that does not run the feeds up to date. */
export function createCacheRefresh({ store, eventCache, now, onError }: Deps): CacheRefresh {
  const waiting = new Set<string>();
  const confirmations = new Map<string, ConfirmedEvent>();
  let running: Promise<void> | null = null;
  let nextReload: Promise<void> | null = null;
  let latestReload: Promise<void> = Promise.resolve();

  function put(event: StoredEvent): void {
    const before = eventCache.get(event.id);
    if (event.withdrawn) return eventCache.remove(event.id);
    // Later confirmations are in memory only.
    if (before && before.version >= event.version) return;
    const oddsHistory = withOdds(before?.oddsHistory ?? null, event.markets[0], getUnixTime(now()));
    eventCache.put({ ...event, oddsHistory });
  }

  /** A confirmation of a version that is not read yet waits for it. */
  function confirm(id: string): void {
    const confirmed = confirmations.get(id);
    const event = eventCache.get(id);
    if (!confirmed || !event || event.version < confirmed.version) return;
    confirmations.delete(id);
    const { version, updatedAt, markets, bookmakers, sources } = confirmed;
    if (event.version > version || event.updatedAt > updatedAt) return;
    const fields = {
      ...event.fields,
      ...(bookmakers && { bookmakers }),
      ...(sources && { sources }),
    };
    eventCache.put({ ...event, fields, markets, updatedAt });
  }

  async function readWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const ids = [...waiting];
      waiting.clear();
      try {
        for (const event of await store.eventsByIds(ids)) put(event);
        ids.forEach(confirm);
      } catch (error) {
        ids.forEach(id => waiting.add(id));
        throw error;
      }
    }
  }

  const start = (): Promise<void> =>
    (running ??= readWaiting().finally(() => {
      running = null;
    }));

  function startAndRetry(): void {
    start().catch(async (error: unknown) => {
      onError(error);
      await sleep(retryMs, null, { ref: false });
      if (waiting.size > 0) startAndRetry();
    });
  }

  async function readAll(): Promise<void> {
    const events = await cachedEvents(store);
    const ids = new Set(events.map(({ id }) => id));
    events.forEach(put);
    for (const { id } of eventCache.all()) if (!ids.has(id)) eventCache.remove(id);
    ids.forEach(confirm);
  }

  return {
    receive: ({ changed, confirmed }) => {
      for (const event of confirmed) {
        confirmations.set(event.id, event);
        confirm(event.id);
      }
      changed.forEach(([id]) => waiting.add(id));
      if (waiting.size > 0 && !running) startAndRetry();
    },
    reload: () => {
      nextReload ??= new Promise(setImmediate).then(() => {
        nextReload = null;
        return readAll();
      });
      latestReload = nextReload;
      return nextReload;
    },
    idle: async () => {
      await latestReload;
      if (waiting.size > 0 || running) await start();
    },
  };
}
