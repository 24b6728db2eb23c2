import { createEndpointCheck } from '@/api/visitors/alerts/push-hosts';
import { readSettings } from '@/api/env';
import { until } from './alert-setup';
import { prepareDevice, wickets } from './prepare-device';

const visit = prepareDevice();
const { fallWicket } = visit;

describe('an endpoint', () => {
  const allowed = createEndpointCheck(readSettings({}).ALERT_PUSH_HOSTS);

  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('an endpoint of a browser is allowed: %s', endpoint => {
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
  ])('an endpoint elsewhere is refused: %s', async endpoint => {
    expect(allowed(endpoint)).toBe(false);

    const { status } = await visit.api.post({ ...visit.device, endpoint }, wickets);
    expect(status).toBe(400);
  });

  test.each([
    ['NUL', 'https://push.example/a\0'],
    ['a line break', 'https://push.example/a\nb'],
    ['a space', ' https://push.example/a'],
    ['capitals in the host', 'https://PUSH.example/a'],
    ['the usual port', 'https://push.example:443/a'],
    ['a fragment', 'https://push.example/a#b'],
    ['a needless step', 'https://push.example/x/../a'],
    ['an encoded letter', 'https://push.example/%61'],
    ['an encoded dot', 'https://push.example/a%2Eb'],
  ])('an endpoint with %s is refused: it would be another device', async (_, endpoint) => {
    const former = { ...visit.device, endpoint };

    expect((await visit.api.post({ ...visit.device, endpoint }, wickets)).status).toBe(400);
    expect((await visit.api.post(visit.device, null, former)).status).toBe(400);
  });

  test.each([
    'https://push.example/w/?token=BQYAAA%2b%2fabc%3d%3d',
    'https://push.example/fcm/send/c-1_2:APA91b~x.y',
  ])('an endpoint with what browsers encode is accepted: %s', async endpoint => {
    expect((await visit.api.post({ ...visit.device, endpoint }, wickets)).status).toBe(200);
  });

  test('an endpoint that a setting no longer allows is deleted instead of called', async () => {
    await visit.api.post(visit.device, wickets);
    await visit.restart({ ALERT_PUSH_HOSTS: 'push.example' });
    await fallWicket();
    await until(() => visit.api.outcomes.length === 1);

    expect(visit.api.outcomes).toEqual(['gone']);
    expect(visit.service.requests()).toBe(0);
  });
});
