import { matchFormats } from '@/lib/contract/match-format';
import { longestSeconds } from '@/lib/domain/scorecard/match-formats';
import type { FedEvent } from '@/api/feeds/feed';
import { currentMatch, until } from './alert-setup';
import { prepareDevice, wickets } from './prepare-device';

const day = 24 * 60 * 60 * 1000;
const price = {
  type: 'price',
  event: 'm1',
  market: 'winner',
  selection: 'home',
  target: 3,
  format: 'decimal',
} as const;

const visit = prepareDevice();
const { alertsOf, fallWicket } = visit;

describe('the alerts of a device', () => {
  test('the alerts of a device are the same after a second press', async () => {
    await Promise.all(Array.from({ length: 5 }, () => visit.api.post(visit.device, wickets)));
    await Promise.all(Array.from({ length: 5 }, () => visit.api.post(visit.device, price)));

    expect((await alertsOf()).map(({ kind }) => kind)).toEqual(['wicket', 'price']);
  });

  test('the alerts of a device are returned only with its keys', async () => {
    await visit.api.post(visit.device, wickets);
    const { endpoint } = visit.device;
    const stranger = { ...visit.service.subscribe('key'), endpoint };

    expect(await alertsOf(stranger)).toEqual([]);
    expect((await visit.api.post(stranger, wickets)).status).toBe(400);
    await visit.api.post(stranger, { type: 'remove all' });
    await visit.api.post(
      { ...visit.device, endpoint: visit.device.endpoint + 'x' },
      null,
      stranger,
    );
    expect(await alertsOf()).toHaveLength(1);
  });

  test('the alerts of a device are removed one by one, the prices alone, or all with the device', async () => {
    await visit.api.post(visit.device, { ...wickets, kinds: ['wicket', 'result'] });
    await visit.api.post(visit.device, price);
    const [first] = await alertsOf();
    await visit.api.post(visit.device, { type: 'remove', id: first?.id ?? 0 });
    expect((await alertsOf()).map(({ kind }) => kind)).toEqual(['result', 'price']);
    await visit.api.post(visit.device, { type: 'remove prices' });
    expect((await alertsOf()).map(({ kind }) => kind)).toEqual(['result']);
    const { alerts } = await visit.api.post(visit.device, { type: 'remove all' });
    expect(alerts).toEqual([]);

    await fallWicket();
    await visit.api.alerts.check();
    expect(await visit.api.alertStore.forgetDevice(visit.device.endpoint)).toBe(false);
    expect(await visit.api.alertStore.watched(visit.api.clock.ms)).toMatchObject({ prices: [] });
  });

  test('the alerts of a device move to the subscription that replaces theirs', async () => {
    await visit.api.post(visit.device, wickets);
    const next = await visit.api.subscribe();
    await visit.api.post(next, null, visit.device);
    await fallWicket();
    await until(() => visit.service.received.length === 1);

    expect(visit.service.received[0]?.endpoint).toBe(next.endpoint);
    expect(await alertsOf()).toEqual([]);
  });

  test('the alerts of a device are deleted by the operator’s command', async () => {
    await visit.api.post(visit.device, wickets);

    expect(await visit.api.alertStore.forgetDevice(visit.device.endpoint)).toBe(true);
    expect(await alertsOf()).toEqual([]);
  });

  test.each([...matchFormats, undefined])(
    'alerts for a match of %s last as long as such a match can',
    async format => {
      const { format: _format, ...match } = currentMatch({ status: 0, start_time: 1_798_900_000 });
      await visit.api.ingest.put({ event: { ...match, ...(format && { format }) } });
      await visit.api.post(visit.device, wickets);

      const [alert] = await alertsOf();
      expect(alert?.expires_at).toBe(1_798_900_000 + 14 * 86_400 + longestSeconds(format));
    },
  );

  test('match alerts end a day after the match, and price alerts after 30 days', async () => {
    const later = { event: { ...currentMatch(), status: 0, start_time: 1_798_900_000 } };
    await visit.api.ingest.put(later);
    await visit.api.post(visit.device, wickets);
    await visit.api.post(visit.device, price);
    const ends = () => alertsOf().then(list => list.map(({ expires_at: at }) => at * 1000));
    const [, priced] = await ends();
    expect(priced).toBe(visit.api.clock.ms + 30 * day);

    await visit.api.put({ status: 4, match_status: 'Ferns won' });
    await until(async () => (await ends()).every(at => at === visit.api.clock.ms + day));
    visit.api.clock.ms += day + 1000;
    await visit.api.alerts.purgeExpired();
    expect(await alertsOf()).toEqual([]);
    expect(await visit.api.alertStore.forgetDevice(visit.device.endpoint)).toBe(false);
  });

  test('the alerts of a match end when the match is withdrawn', async () => {
    await visit.api.post(visit.device, wickets);
    await visit.api.ingest.withdraw('m1');
    const ends = async () => (await alertsOf())[0]?.expires_at;
    await until(async () => (await ends()) === (visit.api.clock.ms + day) / 1000);
  });

  test('alerts are deleted where no country may have them any more', async () => {
    await visit.api.post(visit.device, wickets);
    await visit.api.post(visit.device, price);
    await visit.restart({ REGION_POLICY: 'IN:blocked,*:info' });
    await visit.api.alerts.purgeExpired();
    expect((await alertsOf()).map(({ kind }) => kind)).toEqual(['wicket']);
    await visit.restart({ REGION_POLICY: '*:blocked' });
    await visit.api.alerts.purgeExpired();

    expect(await alertsOf()).toEqual([]);
  });

  test('have ids that reveal nothing of other devices', async () => {
    const { alerts: first } = await visit.api.post(visit.device, wickets);
    const { alerts: second } = await visit.api.post(await visit.api.subscribe(), wickets);

    expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    await visit.api.post(visit.device, { type: 'remove', id: first[0]?.id ?? 0 });
    expect(await alertsOf()).toEqual([]);
    expect((await visit.api.alertStore.watched(visit.api.clock.ms)).events).toHaveLength(1);
  });

  test('a device has at most a hundred alerts', async () => {
    for (let index = 0; index < 101; index += 1) await visit.api.put({ id: `n${index}` });
    const add = (index: number) => visit.api.post(visit.device, { ...wickets, event: `n${index}` });
    for (let index = 0; index < 96; index += 1) expect((await add(index)).status).toBe(200);
    // More at the same time would wait longer for a connection to Postgres than it allows.
    const refused = (await Promise.all([96, 97, 98, 99, 100].map(add))).filter(
      ({ status }) => status !== 200,
    );

    expect(refused).toMatchObject([{ status: 400, detail: 'This device has too many alerts.' }]);
    expect(await alertsOf()).toHaveLength(100);
  }, 60_000);
});

describe('a call', () => {
  const inject = (payload: unknown, app = visit.api.app) =>
    app.inject({ method: 'POST', url: '/api/alerts/', payload: payload as object });

  test.each([
    ['no device', { device: null }],
    [
      'an invalid key',
      { device: { endpoint: 'https://push.example/x', keys: { p256dh: 'x', auth: 'y' } } },
    ],
    [
      'a key that is not a point of the curve',
      {
        device: {
          endpoint: 'https://push.example/x',
          keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
        },
      },
    ],
    ['an unknown kind', { change: { type: 'match', event: 'm1', kinds: ['goal'] } }],
    ['a target below 1', { change: { ...price, target: 0.5 } }],
    ['a target that is not a number', { change: { ...price, target: 'NaN' } }],
    ['an unknown change', { change: { type: 'drop tables' } }],
  ])('a call with %s is refused', async (_, body) => {
    expect((await inject({ device: visit.device, ...body })).statusCode).toBe(400);
  });

  test('a call about a match that is unknown, over or without the selection is refused', async () => {
    expect((await visit.api.post(visit.device, { ...wickets, event: 'unknown' })).status).toBe(404);
    expect((await visit.api.post(visit.device, { ...price, selection: 'nobody' })).status).toBe(
      404,
    );
    await visit.api.put({ status: 4 });
    expect((await visit.api.post(visit.device, wickets)).status).toBe(400);
    expect(await alertsOf()).toEqual([]);
  });

  test('a call that is too long, or one of too many, is refused', async () => {
    expect(
      (await inject({ device: visit.device, change: { ...wickets, event: 'x'.repeat(9000) } }))
        .statusCode,
    ).toBe(413);
    const limited = await visit.setUp({ ALERT_LIMIT: '3' });
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1)
      statuses.push((await limited.post(visit.device)).status);
    await limited.stop();

    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('a new device is refused once its IP address has added its daily maximum of devices', async () => {
    const limited = await visit.setUp({ ALERT_DEVICES_PER_DAY: '2' });
    const devices = [await limited.subscribe(), await limited.subscribe(), visit.device];
    const statuses: number[] = [];
    for (const device of devices) statuses.push((await limited.post(device, wickets)).status);
    const [known] = devices;
    if (known) statuses.push((await limited.post(known, price)).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
    expect(await limited.post(visit.device)).toMatchObject({ status: 200, alerts: [] });

    visit.api.clock.ms += day;
    limited.clock.ms += day;
    await limited.put();
    expect((await limited.post(visit.device, wickets)).status).toBe(200);
    await limited.stop();
  });
});

describe('the alerts of an outright', () => {
  const cup: Partial<FedEvent> = {
    id: 'cup',
    kind: 'outright',
    name: 'Reed Cup - Winner',
    status: 0,
    competitors: [],
  };

  test('are those of its prices, which lead to its page', async () => {
    await visit.api.put(cup);

    expect((await visit.api.post(visit.device, { ...wickets, event: 'cup' })).status).toBe(404);
    const { status, alerts } = await visit.api.post(visit.device, { ...price, event: 'cup' });
    expect(status).toBe(200);
    expect(alerts).toEqual([
      expect.objectContaining({
        kind: 'price',
        event: {
          id: 'cup',
          name: 'Reed Cup - Winner',
          path: '/odds/outrights/reed-cup-winner-cup',
        },
      }),
    ]);
  });
});
