import { join } from 'node:path';
import { openDatabase } from '@/api/store/database';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { startApiBalancer, startDeployedNginx } from '@/tests/fixtures/servers/start-nginx';
import { startTcpProxy } from '@/tests/fixtures/servers/tcp-host';
import { leaderOf, startInstance } from './api-instances';
import { instanceSecrets } from './instance';
import { createFaults, type Fault } from './faults';
import { startPostgres } from './postgres-server';
import { startRedis } from './redis-server';
import { startSiteInstance } from './site-instances';

/** Limits that a test's few addresses do not reach. */
export const generous = {
  TRUSTED_PROXIES: '127.0.0.0/8',
  SOCKETS_PER_NETWORK: '100000',
  ...Object.fromEntries(
    ['FORM', 'CLICK_OUT', 'PUSH', 'SEARCH', 'SNAPSHOT', 'NOT_FOUND', 'DATA', 'FILE'].map(name => [
      `${name}_LIMIT`,
      '1000000',
    ]),
  ),
};

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * Two APIs and two built sites on a separate Postgres and Redis, behind nginx. `olderApi` is the
 * folder from which one of the APIs runs.
 */
export async function startCluster({ olderApi = null }: { olderApi?: string | null } = {}) {
  const postgres = await startPostgres();
  const redis = await startRedis();
  const redisPorts = [await freePort(), await freePort()];
  const redisTarget = { host: '127.0.0.1', port: redis.port };
  const proxies = await Promise.all(redisPorts.map(port => startTcpProxy(port, redisTarget)));
  const settingsOf = (index: number) => ({
    ...generous,
    DATABASE_URL: postgres.url,
    REDIS_URL: `redis://127.0.0.1:${redisPorts[index]}`,
    NODE_OPTIONS: `--import ${join(process.cwd(), 'tests/instances/jumping-clock.mjs')}`,
  });
  const instances = [
    await startInstance(settingsOf(0), olderApi === null ? {} : { folder: olderApi }),
    await startInstance(settingsOf(1)),
  ];
  const apiUrls = instances.map(({ url }) => url);
  const balancer = await startApiBalancer(apiUrls);
  const site = { ...generous, ...instanceSecrets, REDIS_URL: redis.url, API_URL: balancer.url };
  const sites = [await startSiteInstance(site), await startSiteInstance(site)];
  const [siteUrl = '', ...otherSiteUrls] = sites.map(({ url }) => url);
  const [apiUrl = '', ...otherApiUrls] = apiUrls;
  const nginx = await startDeployedNginx({ siteUrl, otherSiteUrls, apiUrl, otherApiUrls });
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: null });
  await leaderOf(instances);
  const redisProxy = {
    cut: (index: number) => proxies[index]?.close(),
    join: async (index: number) => {
      proxies[index] = await startTcpProxy(redisPorts[index] ?? 0, redisTarget);
    },
  };

  return {
    url: nginx.url,
    apiUrls: (): readonly string[] => apiUrls,
    instances,
    sites,
    database,
    faults: (): Fault[] => createFaults({ instances, sites, redis, postgres, nginx, redisProxy }),
    stop: async () => {
      [...sites, ...instances].forEach(instance => instance.kill('SIGKILL'));
      await nginx.stop();
      await balancer.stop();
      await database.close();
      await redis.stop();
      postgres.stop();
    },
  };
}
