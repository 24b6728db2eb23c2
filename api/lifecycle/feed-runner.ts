import type { Logger } from 'pino';
import type { Clock } from '@/lib/clock';
import type { EventBookmaker } from '@/lib/contract/event';
import { ageLimitsOf } from '@/lib/settings/age-limits';
import type { Settings } from '@/api/env';
import type { BookmakerRules } from '@/api/feeds/bookmakers/bookmaker-file';
import { createFeed } from '@/api/demo/create-feed';
import { createSources, type Sources } from '@/api/feeds/create-sources';
import type { EventCache } from '@/api/live/event-cache';
import type { Bus } from '@/api/live/bus';
import { createIngest, type Ingest } from '@/api/live/ingest';
import type { ApiMetrics } from '@/api/metrics';
import type { Database } from '@/api/store/database';
import { createFeedStore } from '@/api/store/feeds/feed-store';
import { createStore } from '@/api/store/store';

type Deps = {
  settings: Settings;
  /** Includes the leader's term where several instances run. */
  database: Database;
  eventCache: EventCache;
  bus: Pick<Bus, 'publish'>;
  /** Sorts the bookmakers of an event as they are published. */
  publishedBookmakers: (bookmakers: readonly EventBookmaker[]) => EventBookmaker[];
  /** A bookmaker's mark of the content; null for an unknown one. */
  markOf: (slug: string) => number | null;
  bookmakerRules: BookmakerRules;
  metrics: ApiMetrics;
  clock: Clock;
  log: Logger;
};

/** Everything that reads from feeds and changes matches: one runs at a time. */
export type FeedRunner = {
  sources: Sources;
  ingest: Ingest;
  /** Starts the feeds, once the sources are loaded. */
  start(): Promise<void>;
  /** Waits for the feeds and for what they have begun to store. */
  stop(): Promise<void>;
};

export async function createFeedRunner(deps: Deps): Promise<FeedRunner> {
  const { settings, database, metrics, clock, log } = deps;
  const { now } = clock;
  const store = createStore(database);
  const feed = await createFeed(settings, { store, clock, log });
  const ingest = createIngest({ ...deps, now, store, ageLimits: ageLimitsOf(settings) });
  const sources = createSources({
    ...deps,
    store: createFeedStore(database),
    sink: metrics.observeSink(ingest, now),
  });
  return {
    sources,
    ingest,
    start: async () => {
      await feed.start(metrics.observeSink(ingest, now));
      await sources.start();
    },
    stop: async () => {
      await sources.stop();
      await feed.stop();
      await ingest.idle();
    },
  };
}
