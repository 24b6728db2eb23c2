import { createRedis, streamKey, type RedisConnection } from '@/api/live/stream/stream-commands';
import { createStreamReader, type StreamReader } from '@/api/live/stream/stream-reader';
import { encodeTick } from '@/api/live/stream/tick';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { hasRedis, startRedis, type RedisServer } from './redis-server';

/* Entries that another program writes into the stream of a real Redis. */
const withRedis = hasRedis() ? describe : describe.skip;

withRedis('an entry that no leader has written', () => {
  let server: RedisServer;
  let redis: RedisConnection;
  let reader: StreamReader;
  let starts: number;
  let received: string[];

  beforeAll(async () => {
    server = await startRedis();
    redis = createRedis(server.url, () => undefined);
    await redis.connect();
  }, 60_000);
  beforeEach(async () => {
    await server.empty();
    starts = 0;
    received = [];
    await publish(1);
    reader = startReader();
    await waitUntil(() => reader.last().tick === 1);
  });
  afterEach(() => reader.stop());
  afterAll(async () => {
    redis.destroy();
    await server.stop();
  });

  const startReader = () =>
    createStreamReader({
      url: server.url,
      onRead: output => {
        const ticks = output.type === 'start' ? output.ticks : [output.tick];
        if (output.type === 'start') starts += 1;
        received.push(...ticks.flatMap(({ changed }) => changed.map(([id]) => id)));
      },
      onError: () => undefined,
    });

  const publish = (tick: number) =>
    redis.appendTick(
      { term: 5, tick },
      {
        newEpoch: `epoch ${tick}`,
        oldest: '',
        numbers: [['event', tick]],
        data: encodeTick({ at: tick, groups: [], changed: [[`tick ${tick}`, 1]], confirmed: [] }),
      },
    );

  test.each([
    ['is not JSON', '{'],
    ['has another shape', '{"v":1,"at":1,"parts":[],"groups":7}'],
    ['is huge', 'x'.repeat(16 * 1024 * 1024)],
  ])('an entry that %s causes a complete reading, and the next tick arrives', async (_, data) => {
    const epoch = 'epoch 1';
    await redis.xAdd(streamKey, '5-2', { e: epoch, p: '5-1', d: data });
    await waitUntil(() => starts > 1);
    await publish(2);
    await waitUntil(() => received.includes('tick 2'));
    await publish(3);
    await waitUntil(() => received.includes('tick 3'));

    expect(starts).toBeLessThan(6);
    await reader.stop();
    reader = startReader();
    await waitUntil(() => reader.last().tick === 3);
  });

  test('an entry whose id is later than all of the leader is passed with the next tick', async () => {
    await redis.xAdd(streamKey, '99999999999-1', { any: 'thing' });
    await publish(2);
    await waitUntil(() => received.includes('tick 2'));
    await publish(3);
    await waitUntil(() => received.includes('tick 3'));
  });
});
