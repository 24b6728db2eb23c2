import type { AlertDevice } from '@/lib/contract/alerts';
import type { Database } from '@/api/store/database';
import { emptyTables, openEmbedded } from '@/tests/api/store/databases';
import { startPushService, type PushService } from '@/tests/fixtures/servers/push-service';
import { scorecard, setUpAlerts, until, type AlertSetup } from './alert-setup';

const day = 24 * 60 * 60 * 1000;
const wicket = { type: 'match', event: 'm1', kinds: ['wicket'] } as const;
const wickets = { ...wicket, kinds: ['wicket' as const] };

let database: Database;
let service: PushService;
let api: AlertSetup;
let device: AlertDevice;

beforeAll(async () => {
  database = await openEmbedded();
}, 60_000);
beforeEach(async () => {
  await emptyTables(database);
  service = await startPushService();
  api = await setUpAlerts(database, service, { ALERT_LIMIT: '1000' });
  device = await api.subscribe();
  await api.put();
});
afterEach(async () => {
  await api.stop();
  await service.close();
});
afterAll(() => database.close());

const alertsOf = async (one = device) => (await api.post(one)).alerts;
const fallWicket = (count = 2) => api.put({}, scorecard({ wickets: count }));

describe('a push service', () => {
  test.each([404, 410])('that answers %i has its subscription deleted', async status => {
    await api.post(device, wickets);
    service.fail(status);
    await fallWicket();
    await until(() => api.outcomes.includes('gone'));

    expect(await alertsOf()).toEqual([]);
    expect(await api.alertStore.alertQueueLength()).toBe(0);
  });

  test('that is busy or broken is tried again with longer pauses, as long as the alert is worth something', async () => {
    await api.post(device, wickets);
    service.fail(500, 2);
    await fallWicket();
    await until(() => api.outcomes.length === 1);
    api.clock.ms += 4000;
    await new Promise(resolve => setTimeout(resolve, 60));
    expect(service.requests()).toBe(1);
    api.clock.ms += 2000;
    await until(() => api.outcomes.length === 2);
    api.clock.ms += 21_000;
    await until(() => api.outcomes.length === 3);

    expect(api.outcomes).toEqual(['retried', 'retried', 'sent']);
    expect(service.received).toHaveLength(1);
  });

  test('says how long to wait, and is given up in the end', async () => {
    await api.post(device, wickets);
    service.fail(429, 1, { 'retry-after': '90' });
    service.fail(503, 100);
    await fallWicket();
    await until(() => api.outcomes.length === 1);
    api.clock.ms += 89_000;
    await new Promise(resolve => setTimeout(resolve, 60));
    expect(service.requests()).toBe(1);
    while (!api.outcomes.includes('dropped')) {
      api.clock.ms += 1000;
      await new Promise(resolve => setTimeout(resolve, 1));
      if (api.clock.ms > 1_795_681_200_000 + day) break;
    }

    expect(api.outcomes.at(-1)).toBe('dropped');
    expect(service.requests()).toBeLessThanOrEqual(5);
    // The device was not the reason.
    expect(await alertsOf()).toHaveLength(1);
  }, 30_000);

  test('that refuses a message is not asked again', async () => {
    await api.post(device, wickets);
    service.fail(413);
    await fallWicket();
    await until(() => api.outcomes.length === 1);

    expect(api.outcomes).toEqual(['dropped']);
  });

  test('that does not know the site’s key is not told anything', async () => {
    const other = service.subscribe('B'.repeat(87));
    await api.post(other, wickets);
    await fallWicket();
    await until(() => api.outcomes.length === 1);

    expect(service.refused).toEqual(['Error: another key than the one of the subscription']);
    expect(service.received).toEqual([]);
  });
});
