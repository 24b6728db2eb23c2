import type { AlertDevice } from '@/lib/contract/alerts';
import type { Database } from '@/api/store/database';
import { createEndpointCheck } from '@/api/visitors/alerts/push-hosts';
import { readSettings } from '@/api/env';
import { emptyTables, openEmbedded } from '@/tests/api/store/databases';
import { startPushService, type PushService } from '@/tests/fixtures/servers/push-service';
import { scorecard, setUpAlerts, until, type AlertSetup } from './alert-setup';

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

const fallWicket = (count = 2) => api.put({}, scorecard({ wickets: count }));

describe('an endpoint', () => {
  const allowed = createEndpointCheck(readSettings({}).ALERT_PUSH_HOSTS);

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('of a browser is allowed: %s', endpoint => {
    expect(allowed(endpoint)).toBe(true);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilpush.apple.com.example/x',
    'https://notify.windows.com/x',
    'https://127.0.0.1/x',
    'http://127.0.0.1:4000/api/alerts/',
    'http://localhost:6379/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/x',
    'https://metadata.google.internal/',
    'file:///etc/passwd',
    'no address',
    '',
  ])('elsewhere is refused: %s', async endpoint => {
    expect(allowed(endpoint)).toBe(false);

    const { status } = await api.post({ ...device, endpoint }, wickets);
    expect(status).toBe(400);
  });

  test('that a setting does not allow any more is deleted instead of called', async () => {
    await api.post(device, wickets);
    await api.stop();
    api = await setUpAlerts(database, service, { ALERT_PUSH_HOSTS: 'push.example' });
    await fallWicket();
    await until(() => api.outcomes.length === 1);

    expect(api.outcomes).toEqual(['gone']);
    expect(service.requests()).toBe(0);
  });
});
