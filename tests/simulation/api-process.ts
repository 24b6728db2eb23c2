import { createEventCache, type EventCache } from '@/api/live/event-cache';
import { createLocalBus } from '@/api/live/bus';
import { createHub, pingMs, type Hub } from '@/api/live/hub/hub';
import { createIngest, type Ingest } from '@/api/live/ingest';
import { flushIntervalMs } from '@/api/live/stream/flush-schedule';
import { createLocalPublisher } from '@/api/live/stream/local-publisher';
import { toCard, toSnapshot } from '@/api/views/event';
import type { MemoryDatabase } from './memory-database';
import type { VirtualClock } from './virtual-clock';

/** One run of the API, from its start to its death. */
export type ApiProcess = {
  hub: Hub;
  ingest: Ingest;
  eventCache: EventCache;
  isAlive(): boolean;
  /** The body of the response to `/api/events/` or `/api/events/{id}`; null for one that does not exist. */
  respond(path: string): string | null;
  /** Kills it. Its sockets have to be cut by the network. */
  kill(): void;
};

/** The API's live updates without its server: ingest, cache and hub around a database. */
export function startApiProcess(clock: VirtualClock, database: MemoryDatabase): ApiProcess {
  const { store, close } = database.connect();
  const eventCache = createEventCache(database.events().filter(({ withdrawn }) => !withdrawn));
  const bus = createLocalBus();
  let isAlive = true;
  const whileAlive = (run: () => void, ms: number) =>
    void clock.set(() => {
      if (isAlive) run();
    }, ms);
  const every = (ms: number, run: () => void): void =>
    whileAlive(() => {
      run();
      every(ms, run);
    }, ms);

  const deps = { now: clock.now, defer: whileAlive };
  const hub = createHub(deps);
  bus.subscribe(createLocalPublisher(hub.receive, deps).publish);
  const ingest = createIngest({ store, eventCache, bus, now: clock.now });
  every(flushIntervalMs, hub.catchUp);
  every(pingMs, hub.pingAll);

  return {
    hub,
    ingest,
    eventCache,
    isAlive: () => isAlive,
    respond: path => {
      const id = /^\/api\/events\/([\w-]+)$/.exec(path)?.[1];
      if (id === undefined) {
        const results = eventCache.all().map(toCard);
        return JSON.stringify({ count: results.length, results });
      }
      const event = eventCache.get(id);
      return event ? JSON.stringify(toSnapshot(event)) : null;
    },
    kill: () => {
      isAlive = false;
      close();
    },
  };
}
