import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '@/api/store/database';
import { createFeedStore } from '@/api/store/feeds/feed-store';
import { createStore } from '@/api/store/store';
import { makeToken } from '@/api/feeds/push/feed-tokens';
import type { AlertDevice } from '@/lib/contract/alerts';
import { pushedMatch } from '@/tests/api/feeds/push/pushed-match';
import { startPushService, type PushService } from '@/tests/fixtures/servers/push-service';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { leaderOf, startInstance, type ApiInstance } from './api-instances';
import { hasPostgresPrograms, startPostgres, type PostgresServer } from './postgres-server';
import { hasRedis, startRedis, type RedisServer } from './redis-server';

/* Alerts of two real APIs on a real Postgres and Redis. */
const isThere = hasPostgresPrograms() && hasRedis();
const withServers = isThere ? describe : describe.skip;
const devices = 20;

withServers('alerts of two instances', () => {
  let postgres: PostgresServer;
  let redis: RedisServer;
  let database: Database;
  let service: PushService;
  let token: string;
  let eventId: string;
  const instances: ApiInstance[] = [];
  let revision = 0;
  const start = Math.floor(Date.now() / 1000) - 600;

  beforeAll(async () => {
    postgres = await startPostgres();
    redis = await startRedis();
    service = await startPushService();
    const settings = {
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      ALERT_PUSH_HOSTS: service.host,
      ALERT_LIMIT: '1000',
    };
    instances.push(...(await Promise.all([startInstance(settings), startInstance(settings)])));
    database = await openDatabase({ databaseUrl: postgres.url, dataDir: null });
    ({ token } = await makeToken(
      createFeedStore(database),
      { source: 'scorer', parts: ['odds', 'scores'], bookmakers: null, maxSilence: 600 },
      start,
    ));
    await leaderOf(instances);
    await pushScore(3);
    eventId = (await waitUntil(async () => (await createStore(database).currentEvents())[0])).id;
  }, 120_000);

  afterAll(async () => {
    for (const instance of instances)
      try {
        instance.kill('SIGKILL');
      } catch {
        // It has ended already.
      }
    await database?.close();
    await service?.close();
    await redis?.stop();
    postgres?.stop();
  });

  /** By an instance that runs; it forwards to the leader. */
  async function pushScore(wickets: number): Promise<void> {
    revision += 1;
    const match = pushedMatch(Math.floor(Date.now() / 1000), { revision });
    const score = { status: 2, match_status: 'In play', score: `140/${wickets}:159` };
    const body = JSON.stringify({ ...match, fixture: { ...match.fixture, start }, score });
    await waitUntil(async () => {
      for (const { url } of instances) {
        const response = await fetch(`${url}/api/feeds/scorer/events/final`, {
          method: 'PUT',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body,
        }).catch(() => null);
        if (response?.ok) return true;
      }
      return false;
    });
  }

  async function addRules(url: string, device: AlertDevice): Promise<number> {
    const change = { type: 'match', event: eventId, kinds: ['wicket'] };
    const response = await fetch(`${url}/api/alerts/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ device, change }),
    });
    return response.status;
  }

  it('alert rules can be made at either instance, and each alert is sent once', async () => {
    const keys = await Promise.all(
      instances.map(async ({ url }) => (await fetch(`${url}/api/alerts/`)).json()),
    );
    expect(keys[0]).toEqual(keys[1]);
    const { key } = keys[0] as { key: string };
    for (let index = 0; index < devices; index += 1)
      expect(await addRules(instances[index % 2]?.url ?? '', service.subscribe(key))).toBe(200);
    await pushScore(4);
    await waitUntil(() => service.received.length >= devices);

    expect(new Set(service.received.map(({ endpoint }) => endpoint)).size).toBe(devices);
    expect(service.received).toHaveLength(devices);
    expect(service.refused).toEqual([]);
  }, 60_000);

  /** Browsers with alerts of the wickets; returns which of them the push service has accepted one for. */
  async function subscribeMore(): Promise<() => string[]> {
    const keys = (await (await fetch(`${instances[0]?.url}/api/alerts/`)).json()) as {
      key: string;
    };
    const fresh = Array.from({ length: devices }, () => service.subscribe(keys.key));
    for (const device of fresh) expect(await addRules(instances[0]?.url ?? '', device)).toBe(200);
    const endpoints = new Set(fresh.map(({ endpoint }) => endpoint));
    return () =>
      service.received.flatMap(({ endpoint }) => (endpoints.has(endpoint) ? [endpoint] : []));
  }

  it('alerts are sent once by another instance when the leader is killed before it has seen the wicket', async () => {
    const received = await subscribeMore();
    const leader = await leaderOf(instances);
    await pushScore(5);
    leader.kill('SIGKILL');
    await leader.ended();
    await waitUntil(() => received().length >= devices);
    await leader.start();
    await leaderOf(instances);

    expect(new Set(received()).size).toBe(devices);
  }, 90_000);

  it('alerts are sent once by another instance when the one that has claimed them is killed', async () => {
    const received = await subscribeMore();
    const leader = await leaderOf(instances);
    const release = service.hold();
    const before = service.requests();
    await pushScore(6);
    await waitUntil(() => service.requests() >= before + devices);
    leader.kill('SIGKILL');
    await leader.ended();
    release();
    expect(received().length).toBeLessThan(devices);
    // As if two minutes had passed.
    await database.sql.execute(sql`update outgoing_alerts set due_at = 0 where sent_at is null`);
    await waitUntil(() => received().length >= devices);
    await leader.start();
    await leaderOf(instances);

    expect(new Set(received()).size).toBe(devices);
    expect(received()).toHaveLength(devices);
  }, 90_000);
});
