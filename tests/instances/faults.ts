import { spawnSync } from 'node:child_process';
import type { StartedNginx } from '@/tests/fixtures/servers/start-nginx';
import { leaderOf, type ApiInstance } from './api-instances';
import type { Instance } from './instance';
import type { PostgresServer } from './postgres-server';
import type { RedisServer } from './redis-server';

/** Ends the fault. */
export type Heal = () => Promise<void> | void;
/**
 * Its name, the function that causes the fault and returns the one that ends it, and its duration;
 * ms.
 */
export type Fault = [name: string, harm: () => Promise<Heal>, forMs: number];

type Deps = {
  instances: readonly ApiInstance[];
  sites: readonly Instance[];
  redis: RedisServer;
  postgres: PostgresServer;
  nginx: Pick<StartedNginx, 'pid' | 'crash' | 'start' | 'reload'>;
  /** Between an instance, by its index, and Redis. */
  redisProxy: { cut(index: number): Promise<void> | undefined; join(index: number): Promise<void> };
};

/** Every part in every way of failing. */
export function createFaults(deps: Deps): Fault[] {
  const { instances, sites, redis, postgres, nginx, redisProxy } = deps;
  const role = async (of: 'leader' | 'follower'): Promise<ApiInstance> => {
    const leader = await leaderOf(instances);
    return of === 'leader' ? leader : (instances.find(instance => instance !== leader) ?? leader);
  };
  return [
    ...(['leader', 'follower'] as const).flatMap((of): Fault[] => [
      [
        `${of}: kill -9`,
        async () => {
          const instance = await role(of);
          instance.kill('SIGKILL');
          await instance.ended();
          return instance.start;
        },
        2000,
      ],
      [
        `${of}: SIGSTOP 6 s`,
        async () => {
          const instance = await role(of);
          instance.kill('SIGSTOP');
          return () => instance.kill('SIGCONT');
        },
        6000,
      ],
      [
        `${of}: SIGTERM (deploy)`,
        async () => {
          const instance = await role(of);
          instance.kill('SIGTERM');
          await instance.ended();
          return instance.start;
        },
        500,
      ],
      [
        `${of}: clock -10 min`,
        async () => {
          (await role(of)).kill('SIGUSR2');
          return () => undefined;
        },
        1000,
      ],
      [
        `${of}: no Redis 6 s`,
        async () => {
          const index = instances.indexOf(await role(of));
          await redisProxy.cut(index);
          return () => redisProxy.join(index);
        },
        6000,
      ],
    ]),
    [
      'Redis: kill -9, 3 s',
      async () => {
        process.kill(redis.pid(), 'SIGKILL');
        return redis.start;
      },
      3000,
    ],
    [
      'Redis: SIGSTOP 5 s',
      async () => {
        process.kill(redis.pid(), 'SIGSTOP');
        return () => void process.kill(redis.pid(), 'SIGCONT');
      },
      5000,
    ],
    ['Redis: emptied', async () => redis.empty().then(() => () => undefined), 500],
    [
      'Postgres: crash, 3 s',
      async () => {
        postgres.crash();
        return postgres.start;
      },
      3000,
    ],
    ['Postgres: SIGSTOP 5 s', () => freeze(postgres.pid()), 5000],
    [
      'Postgres: restart',
      async () => {
        postgres.shutDown();
        return postgres.start;
      },
      500,
    ],
    [
      'nginx: kill -9',
      async () => {
        nginx.crash();
        return nginx.start;
      },
      1000,
    ],
    ['nginx: SIGSTOP 5 s', () => freeze(nginx.pid), 5000],
    [
      'nginx: reload',
      async () => {
        nginx.reload();
        return () => undefined;
      },
      500,
    ],
    ...siteFaults(sites),
    [
      'APIs: rolling restart',
      () => restartAll(async () => [await role('follower'), await role('leader')]),
      0,
    ],
    ['sites: rolling restart', () => restartAll(async () => sites), 0],
  ];
}

function siteFaults(sites: readonly Instance[]): Fault[] {
  const [site] = sites;
  if (!site) return [];
  return [
    [
      'site: kill -9',
      async () => {
        site.kill('SIGKILL');
        await site.ended();
        return site.start;
      },
      2000,
    ],
    [
      'site: SIGSTOP 6 s',
      async () => {
        site.kill('SIGSTOP');
        return () => site.kill('SIGCONT');
      },
      6000,
    ],
  ];
}

/** Stops a server with the processes that it has started. */
async function freeze(pid: number): Promise<Heal> {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  const all = [pid, ...stdout.split('\n').filter(Boolean).map(Number)];
  const signal = (name: NodeJS.Signals) => {
    for (const id of all)
      try {
        process.kill(id, name);
      } catch {
        // It has ended in the meantime.
      }
  };
  signal('SIGSTOP');
  return () => signal('SIGCONT');
}

/** One after the other, as a deploy does. */
async function restartAll(of: () => Promise<readonly Instance[]>): Promise<Heal> {
  for (const instance of await of()) {
    instance.kill('SIGTERM');
    await instance.ended();
    await instance.start();
  }
  return () => undefined;
}
