import { connect } from 'node:net';
import { openDatabase, type Database } from '@/api/store/database';
import { competeForLeadership, type LeaderLock } from '@/api/store/leader-lock';
import { LostLeadershipError } from '@/api/store/leader-term';
import { createStore } from '@/api/store/store';
import { freePort } from '@/tests/fixtures/servers/free-port';
import { startTcpHost } from '@/tests/fixtures/servers/tcp-host';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { isPostgresThere, ownPostgresUrl } from './databases';
import { storedMatch } from './stored-match';

const onPostgres = isPostgresThere() ? describe : describe.skip;

onPostgres('the leader of several instances', () => {
  let own: Awaited<ReturnType<typeof ownPostgresUrl>>;
  let database: Database;
  const locks: LeaderLock[] = [];

  beforeAll(async () => {
    own = await ownPostgresUrl();
    database = await openDatabase({ databaseUrl: own.url, dataDir: null, isShared: true });
  }, 60_000);
  afterEach(async () => {
    await Promise.all(locks.splice(0).map(lock => lock.stop()));
  });
  afterAll(async () => {
    await database.close();
    await own.drop();
  });

  function compete({ databaseUrl = own.url, mayLead = (): boolean => true } = {}) {
    const seen = { terms: [] as number[], losses: [] as string[] };
    const lock = competeForLeadership({
      databaseUrl,
      url: 'http://127.0.0.1:1',
      mayLead,
      onElected: term => seen.terms.push(term),
      onLost: reason => seen.losses.push(reason),
      onError: () => undefined,
    });
    locks.push(lock);
    return { ...seen, lock, isLeader: () => seen.terms.length > seen.losses.length };
  }

  it('one instance is the leader, and another with a later term once it stops', async () => {
    const both = [compete(), compete()];
    await waitUntil(() => both.some(lock => lock.isLeader()));
    const leader = both.find(lock => lock.isLeader());
    const other = both.find(lock => lock !== leader);
    expect(other?.terms).toEqual([]);

    await leader?.lock.stop();
    await waitUntil(() => other?.isLeader() ?? false);

    expect(other?.terms[0]).toBeGreaterThan(leader?.terms[0] ?? Infinity);
    expect(leader?.lock.isHeld()).toBe(false);
  }, 20_000);

  it('a leader loses the lock when its connection is silent, and detects it itself', async () => {
    const port = await freePort();
    const paused = { value: false };
    const { hostname, port: serverPort } = new URL(own.url);
    const proxy = await startTcpHost(port, socket => {
      const upstream = connect(Number(serverPort) || 5432, hostname);
      upstream.on('error', () => socket.destroy());
      socket.on('close', () => upstream.destroy());
      socket.on('data', data => void (paused.value || upstream.write(data)));
      upstream.on('data', data => void (paused.value || socket.write(data)));
    });
    const url = new URL(own.url);
    url.host = `127.0.0.1:${port}`;
    const frozen = compete({ databaseUrl: url.href });
    await waitUntil(frozen.isLeader);
    const other = compete();
    expect(other.isLeader()).toBe(false);

    paused.value = true;
    await waitUntil(other.isLeader);

    expect(frozen.lock.isHeld()).toBe(false);
    expect(frozen.losses).toEqual(['Postgres did not answer in time']);
    await proxy.close();
  }, 20_000);

  it('a leader passes the lock to another instance when it is not able to lead', async () => {
    const able = { value: true };
    const first = compete({ mayLead: () => able.value });
    await waitUntil(first.isLeader);
    const second = compete();

    able.value = false;
    await waitUntil(second.isLeader);

    expect(first.isLeader()).toBe(false);
  }, 20_000);

  it('a leader stores nothing any more when its term is over', async () => {
    const first = compete();
    await waitUntil(first.isLeader);
    const storeOf = (term: number) => createStore({ ...database, term });
    const change = (id: string) => ({
      next: storedMatch({ id }),
      matchInfoChanged: false,
      markets: { written: [], gone: [] },
      comments: [],
      prices: [],
    });
    const firstTerm = first.terms[0] ?? 0;
    await storeOf(firstTerm).writeChanges([change('before')]);
    await first.lock.stop();
    const second = compete();
    await waitUntil(second.isLeader);

    const late = storeOf(firstTerm).writeChanges([change('late')]);

    await expect(late).rejects.toThrow(LostLeadershipError);
    await storeOf(second.terms[0] ?? 0).writeChanges([change('after')]);
    const stored = await createStore(database).eventsByIds(['before', 'late', 'after']);
    expect(stored.map(({ id }) => id).sort()).toEqual(['after', 'before']);
  }, 20_000);
});
