import { millisecondsInDay } from 'date-fns/constants';
import { feedsRole, LostLeadershipError } from '@/api/store/leader-term';
import { leaders } from '@/api/store/tables';
import { createAlertStore, type AlertStore } from '@/api/store/visitors/alert-store';
import { createAlertSender, type AlertSender } from '@/api/visitors/alerts/alert-sender';
import { emptyTables } from '@/tests/api/store/databases';
import { waitUntil } from '@/tests/fixtures/servers/wait-until';
import { hasPostgresPrograms } from './postgres-server';
import { useTwoDatabases } from './two-databases';
import { processClock } from '@/api/lifecycle/process-clock';

const withPostgres = hasPostgresPrograms() ? describe : describe.skip;
const keys = { p256dh: 'key', auth: 'secret' };
const before = { status: 'live' as const, hasToss: true, wickets: 1, innings: 0 };
const minute = 60_000;

withPostgres('the alerts of several instances', () => {
  const database = useTwoDatabases();
  /** The endpoints that were sent a message. */
  let endpoints: string[];
  const senders: AlertSender[] = [];
  let now: number;

  beforeEach(async () => {
    now = 1_795_681_200_000;
    endpoints = [];
    await emptyTables(database(0));
    await database(0).sql.delete(leaders);
  });
  afterEach(async () => {
    await Promise.all(senders.splice(0).map(sender => sender.stop()));
  });

  const store = (instance: number) => createAlertStore(database(instance));

  /** Adds alerts of the wickets of a match for this number of browsers. */
  async function addRules(count: number): Promise<void> {
    const event = { id: 'm1', state: before, endsAt: now + millisecondsInDay };
    for (let number = 1; number <= count; number += 1)
      await store(0).saveMatchRules({ endpoint: `https://push.example/${number}`, keys }, event, [
        'wicket',
      ]);
  }

  const fallWicket = (instance: AlertStore) => {
    const text = { title: 'Wicket: Ferns v Herons', text: 'Ferns 61/2.' };
    const tag = 'm1:wicket';
    const message = { kind: 'wicket' as const, tag, ...text, quiet: text, path: '/', at: now };
    const moments = [{ message, urgency: 3, lifetimeMs: 10 * minute }];
    const next = { ...before, wickets: 2 };
    return instance.queueMoments({ eventId: 'm1', before, next, moments }, now);
  };

  const start = (instance: number) =>
    senders.push(
      createAlertSender({
        store: store(instance),
        sendPush: async ({ device: { endpoint } }) => {
          endpoints.push(endpoint);
          return { status: 201, retryAfterMs: 0 };
        },
        allowEndpoint: () => true,
        onOutcome: () => undefined,
        clock: { ...processClock, now: () => now },
        log: { warn: () => undefined, error: () => undefined },
        pollIntervalMs: 20,
      }),
    );

  const sent = () => waitUntil(async () => (await store(0).alertQueueLength()) === 0);

  it('alerts are each sent once, by either instance', async () => {
    await addRules(150);
    await fallWicket(store(0));

    start(0);
    start(1);
    await sent();

    expect(new Set(endpoints).size).toBe(150);
    expect(endpoints).toHaveLength(150);
  }, 30_000);

  it('alerts of an instance that died are sent by the other two minutes later', async () => {
    await addRules(1);
    await fallWicket(store(0));
    expect(await store(0).claimAlerts(now, 10)).toHaveLength(1);

    expect(await store(1).claimAlerts(now + 2 * minute - 1, 10)).toEqual([]);
    now += 2 * minute;
    start(1);
    await sent();

    expect(endpoints).toHaveLength(1);
  });

  it('alerts do not wait for an instance that freezes while it claims one', async () => {
    await addRules(2);
    await fallWicket(store(0));

    await database(0).sql.transaction(async frozen => {
      const claimed = await createAlertStore({ ...database(0), sql: frozen }).claimAlerts(now, 1);
      const others = await store(1).claimAlerts(now, 10);

      expect(claimed).toHaveLength(1);
      expect(others).toHaveLength(1);
      expect(others[0]?.id).not.toBe(claimed[0]?.id);
    });
  }, 10_000);

  it('alerts are queued once, and by no leader whose term has ended', async () => {
    await addRules(2);
    await database(0).sql.insert(leaders).values({ role: feedsRole, term: 2, url: 'http://b' });
    const former = createAlertStore({ ...database(0), term: 1 });
    const leader = createAlertStore({ ...database(1), term: 2 });

    await expect(fallWicket(former)).rejects.toThrow(LostLeadershipError);
    expect(await store(0).alertQueueLength()).toBe(0);
    await Promise.all([fallWicket(leader), fallWicket(leader)]);
    expect(await store(0).alertQueueLength()).toBe(2);
    now += 3 * minute;
    await fallWicket(leader);

    expect(await store(0).claimAlerts(now, 10)).toMatchObject([{ version: 0 }, { version: 0 }]);
  });
});
