import type { StartedNginx } from '@/tests/fixtures/servers/start-nginx';
import { leaderOf, type ApiInstance } from './api-instances';
import type { PostgresServer } from './postgres-server';
import type { RedisServer } from './redis-server';

/** Ends the harm. */
export type Heal = () => Promise<void> | void;
/** Its name, what does the harm and returns what ends it, and how long it lasts; ms. */
export type Fault = [name: string, harm: () => Promise<Heal>, forMs: number];

type Deps = {
  instances: readonly ApiInstance[];
  redis: RedisServer;
  postgres: PostgresServer;
  nginx: Pick<StartedNginx, 'crash' | 'start'>;
  /** Between an instance, by its place, and Redis. */
  redisProxy: { cut(index: number): Promise<void> | undefined; join(index: number): Promise<void> };
};

/** Every part in every way of failing. */
export function createFaults({ instances, redis, postgres, nginx, redisProxy }: Deps): Fault[] {
  const role = async (of: 'leader' | 'follower'): Promise<ApiInstance> => {
    const leader = await leaderOf(instances);
    return of === 'leader' ? leader : (instances.find(one => one !== leader) ?? leader);
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
    [
      'nginx: kill -9',
      async () => {
        nginx.crash();
        return nginx.start;
      },
      1000,
    ],
  ];
}
