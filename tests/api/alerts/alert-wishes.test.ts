import type { AlertDevice } from '@/lib/contract/alerts';
import type { Database } from '@/api/store/database';
import { emptyTables, openEmbedded } from '@/tests/api/store/databases';
import { startPushService, type PushService } from '@/tests/fixtures/servers/push-service';
import { currentMatch, scorecard, setUpAlerts, until, type AlertSetup } from './alert-setup';

const day = 24 * 60 * 60 * 1000;
const wicket = { type: 'match', event: 'm1', kinds: ['wicket'] } as const;
const wickets = { ...wicket, kinds: ['wicket' as const] };
const price = {
  type: 'price',
  event: 'm1',
  market: 'winner',
  selection: 'home',
  target: 3,
  format: 'decimal',
} as const;

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

describe('the alerts of a device', () => {
  test('are the same after a second press', async () => {
    await Promise.all(Array.from({ length: 5 }, () => api.post(device, wickets)));
    await Promise.all(Array.from({ length: 5 }, () => api.post(device, price)));

    expect((await alertsOf()).map(({ kind }) => kind)).toEqual(['wicket', 'price']);
  });

  test('are given to nobody without its keys', async () => {
    await api.post(device, wickets);
    const { endpoint } = device;
    const stranger = { ...service.subscribe('key'), endpoint };

    expect(await alertsOf(stranger)).toEqual([]);
    expect((await api.post(stranger, wickets)).status).toBe(400);
    await api.post(stranger, { type: 'remove all' });
    await api.post({ ...device, endpoint: device.endpoint + 'x' }, null, stranger);
    expect(await alertsOf()).toHaveLength(1);
  });

  test('are removed one by one, the prices alone, or all with the device', async () => {
    await api.post(device, { ...wicket, kinds: ['wicket', 'result'] });
    await api.post(device, price);
    const [first] = await alertsOf();
    await api.post(device, { type: 'remove', id: first?.id ?? 0 });
    expect((await alertsOf()).map(({ kind }) => kind)).toEqual(['result', 'price']);
    await api.post(device, { type: 'remove prices' });
    expect((await alertsOf()).map(({ kind }) => kind)).toEqual(['result']);
    const { alerts } = await api.post(device, { type: 'remove all' });
    expect(alerts).toEqual([]);

    await fallWicket();
    await api.alerts.check();
    expect(await api.alertStore.forgetDevice(device.endpoint)).toBe(false);
    expect(await api.alertStore.watched(api.clock.ms)).toMatchObject({ prices: [] });
  });

  test('go over to the subscription that replaces theirs', async () => {
    await api.post(device, wickets);
    const next = await api.subscribe();
    await api.post(next, null, device);
    await fallWicket();
    await until(() => service.received.length === 1);

    expect(service.received[0]?.endpoint).toBe(next.endpoint);
    expect(await alertsOf()).toEqual([]);
  });

  test('are forgotten by the operator', async () => {
    await api.post(device, wickets);

    expect(await api.alertStore.forgetDevice(device.endpoint)).toBe(true);
    expect(await alertsOf()).toEqual([]);
  });

  test('end a day after the match, and those of prices after 30 days', async () => {
    const later = { event: { ...currentMatch(), status: 0, start_time: 1_798_900_000 } };
    await api.ingest.put(later);
    await api.post(device, wickets);
    await api.post(device, price);
    const ends = () => alertsOf().then(list => list.map(({ expires_at: at }) => at * 1000));
    const [match, priced] = await ends();
    expect(match).toBe((1_798_900_000 + 14 * 86_400) * 1000);
    expect(priced).toBe(api.clock.ms + 30 * day);

    await api.put({ status: 4, match_status: 'Ferns won' });
    await until(async () => (await ends()).every(at => at === api.clock.ms + day));
    api.clock.ms += day + 1000;
    await api.alerts.purgeExpired();
    expect(await alertsOf()).toEqual([]);
    expect(await api.alertStore.forgetDevice(device.endpoint)).toBe(false);
  });

  test('end when the match is withdrawn', async () => {
    await api.post(device, wickets);
    await api.ingest.withdraw('m1');
    const ends = async () => (await alertsOf())[0]?.expires_at;
    await until(async () => (await ends()) === (api.clock.ms + day) / 1000);
  });

  test('are deleted where no country may have them any more', async () => {
    await api.post(device, wickets);
    await api.post(device, price);
    await api.stop();
    api = await setUpAlerts(database, service, { REGION_POLICY: 'IN:blocked,*:info' });
    await api.alerts.purgeExpired();
    expect((await alertsOf()).map(({ kind }) => kind)).toEqual(['wicket']);
    await api.stop();
    api = await setUpAlerts(database, service, { REGION_POLICY: '*:blocked' });
    await api.alerts.purgeExpired();

    expect(await alertsOf()).toEqual([]);
  });

  test('are at most a hundred', async () => {
    for (let at = 0; at < 101; at += 1) await api.put({ id: `n${at}` });
    const asked = Array.from({ length: 101 }, (_, at) =>
      api.post(device, { ...wickets, event: `n${at}` }),
    );
    const refused = (await Promise.all(asked)).filter(({ status }) => status !== 200);

    expect(refused).toMatchObject([{ status: 400, detail: 'This device has too many alerts.' }]);
    expect(await alertsOf()).toHaveLength(100);
  }, 60_000);
});

describe('a call', () => {
  const inject = (payload: unknown, app = api.app) =>
    app.inject({ method: 'POST', url: '/api/alerts/', payload: payload as object });

  test.each([
    ['no device', { device: null }],
    [
      'a key that is none',
      { device: { endpoint: 'https://push.example/x', keys: { p256dh: 'x', auth: 'y' } } },
    ],
    ['an unknown kind', { change: { type: 'match', event: 'm1', kinds: ['goal'] } }],
    ['a target below 1', { change: { ...price, target: 0.5 } }],
    ['a target that is no number', { change: { ...price, target: 'NaN' } }],
    ['an unknown change', { change: { type: 'drop tables' } }],
  ])('with %s is refused', async (_, body) => {
    expect((await inject({ device: 'device' in body ? null : device, ...body })).statusCode).toBe(
      400,
    );
  });

  test('about a match that is unknown, over or without the selection is refused', async () => {
    expect((await api.post(device, { ...wickets, event: 'unknown' })).status).toBe(404);
    expect((await api.post(device, { ...price, selection: 'nobody' })).status).toBe(404);
    await api.put({ status: 4 });
    expect((await api.post(device, wickets)).status).toBe(400);
    expect(await alertsOf()).toEqual([]);
  });

  test('that is too long, or one of too many, is refused', async () => {
    expect(
      (await inject({ device, change: { ...wickets, event: 'x'.repeat(9000) } })).statusCode,
    ).toBe(413);
    const limited = await setUpAlerts(database, service, { ALERT_LIMIT: '3' });
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) statuses.push((await limited.post(device)).status);
    await limited.stop();

    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
