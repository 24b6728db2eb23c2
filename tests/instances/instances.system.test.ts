import { setTimeout as sleep } from 'node:timers/promises';
import { createStore } from '@/api/store/store';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { canStartGroup, scorerToken, startApiGroup, type ApiGroup } from './api-group';
import { leaderOf } from './api-instances';
import { startPusher, type Pusher } from './pusher';
import { openReader, type Reader } from './reader';

/*
 * Two real APIs on a real Postgres and Redis, with visitors on both while a match changes. `npm run
 * test:deep -- instances` has more of them, and every kind of failure.
 */
const isThere = canStartGroup();
if (!isThere)
  process.stdout.write('Several instances are not tested: install postgresql and redis-server.\n');
const withServers = isThere ? describe : describe.skip;

withServers('two instances of the API', () => {
  let group: ApiGroup;
  let pusher: Pusher;
  const readers: Reader[] = [];

  beforeAll(async () => {
    group = await startApiGroup(2);
    const token = await scorerToken(group.database);
    pusher = await startPusher({ urls: () => urls(), token, everyMs: 20 });
    for (let index = 0; index < 12; index += 1) {
      // A visitor whose instance is down goes to the other one, as behind a proxy.
      let attempt = index;
      const origin = () => urls()[attempt++ % 2] ?? '';
      const matchId = index % 3 === 0 ? null : pusher.eventId;
      readers.push(await openReader({ origin, matchId, address: `10.0.0.${index}` }));
    }
  }, 120_000);

  // The end of connections is what is tested.
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterAll(async () => {
    await pusher?.stop();
    readers.forEach(reader => reader.close());
    await group?.stop();
  });

  const urls = (): string[] => group.instances.map(({ url }) => url);

  /** Every reader has received something that was changed from now on. */
  async function allHear(): Promise<void> {
    const since = performance.now();
    await waitUntil(() => readers.every(reader => reader.isOpen() && reader.lastSeenAt() > since));
  }

  /** The problems of the readers' frames so far, and of their screens once the feed is idle. */
  async function problems(): Promise<string[]> {
    const stored = async () => createStore(group.database).currentEvents();
    const all = async () => {
      const events = await stored();
      return readers.flatMap((reader, index) =>
        [...reader.problems(), ...reader.differences(events)].map(
          text => `reader ${index}: ${text}`,
        ),
      );
    };
    for (let attempt = 0; attempt < 40 && (await all()).length > 0; attempt += 1) await sleep(100);
    return all();
  }

  const recovered = () => readers.reduce((sum, reader) => sum + reader.recovered(), 0);
  const lost = () => readers.reduce((sum, reader) => sum + reader.lost(), 0);

  it('both instances serve the same, while only one leads', async () => {
    await allHear();
    const roles = await Promise.all(group.instances.map(instance => instance.readiness()));

    expect(roles.map(state => state?.role).sort()).toEqual(['follower', 'leader']);
    expect(readers.flatMap(reader => reader.problems())).toEqual([]);
  }, 60_000);

  it('the instances continue when the leader is killed: its visitors recover at the other one', async () => {
    const leader = await leaderOf(group.instances);
    const before = recovered();

    leader.kill('SIGKILL');
    await leader.ended();
    await allHear();
    await leader.start();

    expect(recovered()).toBeGreaterThan(before);
    expect(lost()).toBe(0);
    expect(readers.flatMap(reader => reader.problems())).toEqual([]);
  }, 120_000);

  it('the instances continue when the leader freezes, which afterwards stores and sends nothing more', async () => {
    const leader = await leaderOf(group.instances);
    const other = group.instances.find(instance => instance !== leader);
    const accepted = pusher.accepted();

    leader.kill('SIGSTOP');
    await waitUntil(async () => (await other?.readiness())?.role === 'leader');
    await waitUntil(() => pusher.accepted() > accepted + 3);
    leader.kill('SIGCONT');
    await waitUntil(async () => (await leader.readiness())?.role === 'follower');
    await allHear();

    expect(lost()).toBe(0);
    expect(readers.flatMap(reader => reader.problems())).toEqual([]);
  }, 120_000);

  it('the instances make every visitor fetch a snapshot when Redis is emptied', async () => {
    await group.redis.empty();
    await waitUntil(() => readers.every(reader => reader.lost() > 0));
    await allHear();

    expect(readers.flatMap(reader => reader.problems())).toEqual([]);
  }, 60_000);

  it('the instances finally show what is stored, and every accepted change is', async () => {
    await pusher.stop();
    const [match] = await createStore(group.database).eventsByIds([pusher.eventId]);
    const commentary = await createStore(group.database).allCommentary(pusher.eventId);

    expect(match?.fields.match_status).toBe(`change ${pusher.accepted()}`);
    expect(commentary[0]?.items).toHaveLength(pusher.accepted());
    expect(await problems()).toEqual([]);
  }, 60_000);
});
