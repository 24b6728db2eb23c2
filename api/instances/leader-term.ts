import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { FeedRunner } from '@/api/lifecycle/feed-runner';
import type { EventCache } from '@/api/live/event-cache';
import type { EventUpdate } from '@/api/live/event-update';
import { fullUpdate } from '@/api/live/full-update';
import type { Bus } from '@/api/live/bus';
import type { CacheRefresh } from '@/api/live/stream/cache-refresh';
import { logChanges } from '@/api/live/stream/log-changes';
import type { PublishedVersions } from '@/api/live/stream/published-versions';
import { readNumbers, type RedisConnection } from '@/api/live/stream/stream-commands';
import type { StreamReader } from '@/api/live/stream/stream-reader';
import { createTickPublisher, type TickPublisher } from '@/api/live/stream/tick-publisher';
import type { Database } from '@/api/store/database';
import type { Store } from '@/api/store/store';

export type LeaderDeps = {
  database: Database;
  store: Pick<Store, 'withdrawnEvents'>;
  eventCache: EventCache;
  /** Creates what the leader runs, for one term. */
  createRunner: (term: { database: Database; bus: Pick<Bus, 'publish'> }) => Promise<FeedRunner>;
  /** Called with the term when the feeds run; returns the function that ends the other duties. */
  onLeading: (term: number) => () => void;
  /** Called with each update of the feeds while this instance leads. */
  onUpdate: (update: EventUpdate) => void;
  /** Unix ms. */
  now: () => number;
  log: Logger;
};

type Deps = LeaderDeps & {
  redis: RedisConnection;
  reader: StreamReader;
  refresh: CacheRefresh;
  published: PublishedVersions;
};

export type LeaderTerm = {
  number: number;
  /** Null until the feeds run. */
  runner(): FeedRunner | null;
  /** Resolves when the feeds run, or the term has ended. */
  begin(): Promise<void>;
  /** Stops the feeds and publishes what they stored. */
  finish(): Promise<void>;
  /** The lock is lost: the term does not begin any more. */
  cancel(): void;
  /** Called after that: stops the feeds, none of whose changes can be stored any more. */
  end(): Promise<void>;
};

const retryMs = 500;
/** How long the stream may take to be read to its end; ms. */
const behindMs = 1000;
/** An instance that stops has this long to publish its last changes; ms. */
const finishMs = 2000;

/** One term of this instance as the leader: what it stores and publishes is refused after it. */
export function createLeaderTerm(number: number, deps: Deps): LeaderTerm {
  const { store, eventCache, redis, reader, refresh, published, now, log } = deps;
  let publisher: TickPublisher | null = null;
  let runner: FeedRunner | null = null;
  let stopDuties = (): void => undefined;
  let isEnded = false;

  async function tryToBegin(): Promise<void> {
    await reader.catchUp(behindMs).catch(() => undefined);
    // The instance that led before can store nothing more.
    await refresh.reload();
    const ticks = (publisher ??= createTickPublisher({
      term: number,
      append: (id, tick) => redis.appendTick(id, tick),
      readNumbers: () => readNumbers(redis),
      published: reader.published(),
      onRefused: () => log.warn({ term: number }, 'ticks are refused: a later leader publishes'),
      onError: logChanges(log),
      now,
    }));
    await publishMissed(ticks);
    const bus = {
      publish: (update: EventUpdate) => {
        ticks.publish(update);
        deps.onUpdate(update);
      },
    };
    const next = await deps.createRunner({ database: { ...deps.database, term: number }, bus });
    try {
      await next.sources.load();
      await next.start();
    } catch (error) {
      await next.stop();
      throw error;
    }
    runner = next;
    stopDuties = deps.onLeading(number);
  }

  /** Publishes what was stored and not published when the leader before ended. */
  async function publishMissed(ticks: TickPublisher): Promise<void> {
    // Followers cache a withdrawn event until they receive its withdrawal.
    const withdrawn = await store.withdrawnEvents(published.missingSince());
    [...eventCache.all(), ...withdrawn]
      .filter(published.isMissing)
      .map(fullUpdate)
      .forEach(ticks.publish);
  }

  const stopFeeds = async (): Promise<void> => {
    isEnded = true;
    stopDuties();
    stopDuties = () => undefined;
    await runner?.stop();
    runner = null;
  };

  return {
    number,
    runner: () => runner,
    begin: async () => {
      while (!isEnded && !runner) {
        try {
          await tryToBegin();
        } catch (error) {
          log.error({ err: error, term: number }, 'the feeds could not be started; trying again');
          await sleep(retryMs);
        }
      }
    },
    finish: async () => {
      await stopFeeds();
      await Promise.race([publisher?.idle(), sleep(finishMs)]);
    },
    cancel: () => {
      isEnded = true;
      publisher?.stop();
    },
    end: async () => {
      await stopFeeds();
      await refresh.reload().catch((error: unknown) => log.error({ err: error }, 'not reloaded'));
    },
  };
}
