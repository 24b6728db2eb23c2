import { makeToken } from '@/api/feeds/push/feed-tokens';
import { openDatabase, type Database } from '@/api/store/database';
import { createFeedStore } from '@/api/store/feeds/feed-store';
import { leaderOf, startInstance, type ApiInstance } from './api-instances';
import { hasPostgresPrograms, startPostgres } from './postgres-server';
import { hasRedis, startRedis, type RedisServer } from './redis-server';

/** Several APIs on a separate Postgres and Redis. */
export type ApiGroup = {
  instances: ApiInstance[];
  database: Database;
  redis: RedisServer;
  stop(): Promise<void>;
};

/** Whether the programs that a group needs are installed. */
export const canStartGroup = (): boolean => hasPostgresPrograms() && hasRedis();

/** Starts `count` APIs and resolves when one of them leads; stops all when one cannot start. */
export async function startApiGroup(
  count: number,
  settings: Record<string, string> = {},
): Promise<ApiGroup> {
  const started: (() => unknown)[] = [];
  const stop = async () => {
    for (const stopOne of started.splice(0).reverse()) await stopOne();
  };

  try {
    const postgres = await startPostgres();
    started.push(() => postgres.stop());
    const redis = await startRedis();
    started.push(() => redis.stop());
    const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, ...settings };
    const instances = await Promise.all(
      Array.from({ length: count }, async () => {
        const instance = await startInstance(shared);
        started.push(() => killIfRunning(instance));
        return instance;
      }),
    );
    const database = await openDatabase({ databaseUrl: postgres.url, dataDir: null });
    started.push(() => database.close());
    await leaderOf(instances);
    return { instances, database, redis, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A token of the source 'scorer', which nothing silences. */
export async function scorerToken(database: Database): Promise<string> {
  const { token } = await makeToken(
    createFeedStore(database),
    { source: 'scorer', parts: ['odds', 'scores'], bookmakers: null, maxSilence: 6000 },
    Math.floor(Date.now() / 1000),
  );
  return token;
}

function killIfRunning(instance: ApiInstance): void {
  try {
    instance.kill('SIGKILL');
  } catch {
    // It has ended already.
  }
}
