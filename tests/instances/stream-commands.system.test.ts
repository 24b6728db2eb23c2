import {
  createRedis,
  readHead,
  readStart,
  type AppendedTick,
  type RedisConnection,
} from '@/api/live/stream/stream-commands';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { hasRedis, startRedis, type RedisServer } from './redis-server';

const withRedis = hasRedis() ? describe : describe.skip;

withRedis('the stream of ticks', () => {
  let server: RedisServer;
  let redis: RedisConnection;

  beforeAll(async () => {
    server = await startRedis();
    redis = createRedis(server.url, () => undefined);
    await redis.connect();
  }, 60_000);
  beforeEach(() => server.empty());
  afterAll(async () => {
    redis.destroy();
    await server.stop();
  });

  const entry = (changes: Partial<AppendedTick> = {}): AppendedTick => ({
    newEpoch: 'e1',
    oldest: '',
    data: '{}',
    numbers: [],
    ...changes,
  });
  const append = (term: number, tick: number, changes?: Partial<AppendedTick>) =>
    redis.appendTick({ term, tick }, entry(changes));
  const ids = async () =>
    (await readStart(redis)).entries.map(({ id, previous }) => [
      `${id.term}-${id.tick}`,
      previous && `${previous.term}-${previous.tick}`,
    ]);

  it('the stream has each tick after the one before, whoever leads', async () => {
    await append(5, 1);
    await append(5, 2);
    await append(6, 1);

    expect(await ids()).toEqual([
      ['5-1', null],
      ['5-2', '5-1'],
      ['6-1', '5-2'],
    ]);
  });

  it('the stream refuses a leader of an older term, with nothing of its tick', async () => {
    await append(6, 1, { numbers: [['event', 10]] });

    const late = await append(5, 7, { numbers: [['event', 9]] });

    expect(late).toEqual({ outcome: 'refused', value: '6' });
    expect(await ids()).toEqual([['6-1', null]]);
    expect((await readStart(redis)).numbers).toEqual(new Map([['event', 10]]));
  });

  it('the stream has a tick once that is sent again because the reply was lost', async () => {
    await append(5, 1);
    await append(5, 2, { data: 'first' });

    expect(await append(5, 2, { data: 'again' })).toEqual({ outcome: 'appended', value: 'e1' });

    const { entries } = await readStart(redis);
    expect(entries.map(({ data }) => data)).toEqual(['{}', 'first']);
  });

  async function restart(): Promise<void> {
    process.kill(server.pid(), 'SIGKILL');
    await waitUntil(() => !redis.isReady);
    await server.start();
    await waitUntil(() => redis.isReady);
  }

  it.each([
    { fault: 'was emptied', harm: () => server.empty() },
    { fault: 'has restarted', harm: restart },
  ])('the stream begins a new epoch where Redis $fault', async ({ harm }) => {
    await append(5, 1, { numbers: [['event', 10]] });

    await harm();
    const reply = await append(5, 2, { newEpoch: 'e2', numbers: [['event', 11]] });

    expect(reply).toEqual({ outcome: 'appended', value: 'e2' });
    expect(await readHead(redis)).toEqual({ epoch: 'e2', last: { term: 5, tick: 2 } });
    expect(await ids()).toEqual([['5-2', null]]);
  });

  it('the stream begins a new epoch where an older leader wrote into a Redis that was emptied', async () => {
    await append(6, 1);
    await append(6, 2, { numbers: [['event', 10]] });
    await server.empty();
    await append(5, 9, { newEpoch: 'e2', numbers: [['event', 9]] });

    const reply = await append(6, 3, { newEpoch: 'e3', numbers: [['event', 11]] });

    expect(reply).toEqual({ outcome: 'appended', value: 'e3' });
    expect(await ids()).toEqual([['6-3', null]]);
    expect((await readStart(redis)).numbers).toEqual(new Map([['event', 11]]));
  });

  it('the stream begins a new epoch where Redis has restarted with an older copy of its data', async () => {
    await append(5, 1);
    await redis.sendCommand(['SAVE']);
    await append(5, 2);

    await restart();
    expect((await readHead(redis))?.last).toEqual({ term: 5, tick: 1 });

    expect(await append(5, 3, { newEpoch: 'e2' })).toEqual({ outcome: 'appended', value: 'e2' });
    expect(await ids()).toEqual([['5-3', null]]);
  });
});
