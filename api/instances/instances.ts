import type { FeedRunner } from '@/api/lifecycle/feed-runner';
import { createFreshness } from './freshness';
import type { InstanceState } from './instance-state';
import { createLeaderTerm, type LeaderTerm, type LeaderDeps } from './leader-term';
import type { Hub } from '@/api/live/hub/hub';
import { createCacheRefresh } from '@/api/live/stream/cache-refresh';
import { createPublishedVersions } from '@/api/live/stream/published-versions';
import { createRedis, type RedisConnection } from '@/api/live/stream/stream-commands';
import type { ReaderOutput } from '@/api/live/stream/read-step';
import { createStreamReader } from '@/api/live/stream/stream-reader';
import { logChanges } from '@/api/live/stream/log-changes';
import { competeForLeadership } from '@/api/store/leader-lock';
import { leaderUrl } from '@/api/store/leader-term';
import type { Store } from '@/api/store/store';

type Deps = LeaderDeps & {
  databaseUrl: string;
  redisUrl: string;
  /** The URL at which the other instances reach this one. */
  ownUrl: string;
  store: Store;
  hub: Hub;
  countErrors: () => void;
};

export type Instances = {
  state(): InstanceState;
  /** The connection for limits that all instances share. */
  redis: RedisConnection;
  /** The feeds of this instance as the leader; null while it does not lead. */
  runner(): FeedRunner | null;
  /** The URL of the leader, also when it is this instance; null before the first election. */
  leaderUrl(): Promise<string | null>;
  /**
   * Resolves when memory has everything that was published before the call, or the database is
   * down.
   */
  fresh(): Promise<void>;
  /** Stops the feeds, publishes their last changes and lets another instance lead. */
  leave(): Promise<void>;
  stop(): Promise<void>;
};

/** How long a reading instance may be behind before its events are read from the database; ms. */
const behindMs = 1000;
/** Without Redis a leader yields to an instance that has it. */
const yieldMs = 3000;
/** When no instance has Redis, one leads without it. */
const leadAnywayMs = 10_000;

/**
 * Makes this process one of several instances: it reads the stream of ticks for its clients and its
 * memory, and runs the feeds while it is the leader (docs/decisions/0068-several-instances.md).
 */
export function joinInstances(deps: Deps): Instances {
  const { redisUrl, eventCache, store, hub, now, log } = deps;
  const onRedisError = logChanges(log);
  const redis = createRedis(redisUrl, onRedisError);
  redis.connect().catch(() => undefined);
  const refresh = createCacheRefresh({ store, eventCache, now, onError: onDatabaseError });
  const freshness = createFreshness({
    catchUp: () => reader.catchUp(behindMs),
    refresh,
    refetch: hub.refetch,
  });
  let term: LeaderTerm | null = null;
  let changingTerm: Promise<void> = Promise.resolve();
  let connectedAt = performance.now();
  const published = createPublishedVersions();

  const reader = createStreamReader({
    url: redisUrl,
    onRead: output => {
      if (output.type === 'start') return start(output);
      const { tick, id } = output;
      published.note(tick);
      // The leader has stored them itself.
      if (term?.number !== id.term) refresh.receive(tick);
      hub.receive(tick);
    },
    onError: onRedisError,
  });

  function start({ epoch, numbers, ticks, isLost }: ReaderOutput & { type: 'start' }): void {
    hub.restart(epoch ?? 'none', numbers, ticks);
    ticks.forEach(published.note);
    if (isLost) log.warn({ epoch }, 'ticks were lost: everything is read again');
    if (!term) refresh.reload().catch(onDatabaseError);
  }

  function onDatabaseError(error: unknown): void {
    deps.countErrors();
    log.error({ err: error }, 'events could not be read');
  }

  const toAge = (at: number | null) => (at === null ? null : (now() - at) / 1000);
  const mayLead = (): boolean => {
    if (reader.isConnected()) connectedAt = performance.now();
    const awayMs = performance.now() - connectedAt;
    return awayMs < yieldMs || awayMs > leadAnywayMs;
  };

  const lock = competeForLeadership({
    databaseUrl: deps.databaseUrl,
    url: deps.ownUrl,
    mayLead,
    onElected: number => {
      log.info({ term: number }, 'leader: this instance runs the feeds');
      const next = createLeaderTerm(number, { ...deps, redis, reader, refresh, published });
      term = next;
      changingTerm = changingTerm.then(next.begin);
    },
    onLost: reason => {
      log.warn({ reason }, 'leader no more: another instance runs the feeds');
      const ended = term;
      term = null;
      ended?.cancel();
      changingTerm = changingTerm.then(() => ended?.end());
    },
    onError: error => {
      deps.countErrors();
      log.debug({ err: error }, 'no election without the database');
    },
  });

  return {
    redis,
    state: () => ({
      role: term?.runner() && lock.isHeld() ? 'leader' : 'follower',
      term: term?.number ?? reader.last().term,
      isStreamConnected: reader.isConnected(),
      tickAge: toAge(published.lastAt()),
    }),
    runner: () => (lock.isHeld() ? (term?.runner() ?? null) : null),
    leaderUrl: () => leaderUrl(deps.database),
    fresh: async () => {
      // A leader has what it publishes in memory.
      if (!term?.runner() || !lock.isHeld()) await freshness();
    },
    leave: async () => {
      await changingTerm;
      await term?.finish();
      await lock.stop();
      await changingTerm;
    },
    stop: async () => {
      await reader.stop();
      redis.destroy();
    },
  };
}
