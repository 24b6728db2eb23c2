import { networkOf } from '@/lib/http/rate-limit';
import { connectLimits, createSharedLimits } from '@/lib/http/shared-limits';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { hasRedis, startRedis, type RedisServer } from './redis-server';

const withRedis = hasRedis() ? describe : describe.skip;

withRedis('limits of several instances', () => {
  let redis: RedisServer;
  const connections: { isReady: boolean; destroy(): void }[] = [];
  let names = 0;

  beforeAll(async () => {
    redis = await startRedis();
    for (let index = 0; index < 2; index += 1)
      connections.push(connectLimits(redis.url, () => undefined) as (typeof connections)[number]);
    await areReady();
  }, 60_000);
  afterAll(async () => {
    connections.forEach(connection => connection.destroy());
    await redis.stop();
  });

  const areReady = () => waitUntil(() => connections.every(({ isReady }) => isReady));

  /** One limit in two instances of a program. */
  function limits(limit: number, program: 'site' | 'api' = 'site', name = `test-${(names += 1)}`) {
    const [first, second] = connections.map(connection =>
      createSharedLimits({ redis: connection, program, now: Date.now })(name, limit),
    );
    if (!first || !second) throw new Error('There are two.');
    return { first, second, name };
  }

  it('limits count a visitor together, whichever instance he reaches', async () => {
    const { first, second } = limits(3);

    const answers = [
      await first('192.0.2.1'),
      await second('192.0.2.1'),
      await first('192.0.2.1'),
      await second('192.0.2.1'),
      await first('192.0.2.1'),
    ];

    expect(answers.map(answer => answer === null)).toEqual([true, true, true, false, false]);
    expect(answers[3]).toBeGreaterThan(0);
    expect(answers[3]).toBeLessThanOrEqual(60);
    expect(await second('192.0.2.2')).toBeNull();
  });

  it('limits count the addresses of one IPv6 network together', async () => {
    const { first, second } = limits(1);
    expect(networkOf('2001:db8::1')).toBe(networkOf('2001:db8::2'));

    expect(await first('2001:db8::1')).toBeNull();
    expect(await second('2001:db8::2')).not.toBeNull();
  });

  it('limits refund a use in every instance, once', async () => {
    const { first, second } = limits(1);
    const use = await first.take('192.0.2.1');
    use.refund();
    use.refund();

    await waitUntil(async () => {
      const again = await second.take('192.0.2.1');
      return again.retryAfter === null;
    });

    expect(await first('192.0.2.1')).not.toBeNull();
  });

  it('limits of the site and of the API are separate', async () => {
    const { first, name } = limits(1);
    const { second } = limits(1, 'api', name);

    expect(await first('192.0.2.1')).toBeNull();
    expect(await second('192.0.2.1')).toBeNull();
  });

  it.each([
    {
      state: 'frozen',
      harm: () => void process.kill(redis.pid(), 'SIGSTOP'),
      heal: async () => void process.kill(redis.pid(), 'SIGCONT'),
    },
    {
      state: 'away',
      harm: () => void process.kill(redis.pid(), 'SIGKILL'),
      heal: () => redis.start(),
    },
  ])(
    'instances count separately while Redis is $state, and together again afterwards',
    async fault => {
      const { first, second } = limits(1);

      fault.harm();
      const without = [
        await first('192.0.2.1'),
        await second('192.0.2.1'),
        await first('192.0.2.1'),
        await second('192.0.2.1'),
      ];
      await fault.heal();
      await areReady();

      expect(without.map(answer => answer === null)).toEqual([true, true, false, false]);
      expect(await first('192.0.2.2')).toBeNull();
      expect(await second('192.0.2.2')).not.toBeNull();
    },
    60_000,
  );
});
