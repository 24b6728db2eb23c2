import type { Alert, AlertChange, AlertsRequest } from '@/lib/contract/alerts';
import { changeAlerts, endAlerts, syncAlerts } from './alert-device';

/*
 * Permission requests, removed alerts and replaced subscriptions. Push and the server are stand-ins here.
 * The journeys in a real browser are in tests/system/personal/alerts.spec.ts.
 */

jest.mock('@/lib/client-log');

const stored = 'alerts';
const wicket: AlertChange = { type: 'match', event: 'm1', kinds: ['wicket'] };
const alert = (id: number, kind: Alert['kind']): Alert => ({
  id,
  kind,
  event: { id: 'm1', name: 'Ferns v Herons', path: null },
  expires_at: 1_795_681_200,
});

type Subscription = { endpoint: string; key: string };
const deviceOf = (endpoint: string) => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } });

/** The browser's push subscription, and whether the page has requested permission. */
let browser: {
  subscribed: Subscription | null;
  made: number;
  permission: NotificationPermission;
  asked: number;
};
/** What the server was sent; it returns these alerts, or does not respond. */
let server: { key: string; alerts: Alert[]; received: AlertsRequest[]; isDown: boolean };

const bytesOf = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0)).buffer;

const toSubscription = ({ endpoint, key }: Subscription) => ({
  endpoint,
  options: { applicationServerKey: bytesOf(key) },
  toJSON: () => deviceOf(endpoint),
  unsubscribe: async () => {
    browser.subscribed = null;
    return true;
  },
});

const registration = {
  pushManager: {
    getSubscription: async () => browser.subscribed && toSubscription(browser.subscribed),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      browser.made += 1;
      const key = atob(applicationServerKey);
      browser.subscribed = { endpoint: `https://push.example/new-${browser.made}`, key };
      return toSubscription(browser.subscribed);
    },
  },
};

beforeAll(() => {
  Object.assign(navigator, {
    locks: {},
    serviceWorker: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  Object.assign(window, {
    PushManager: class {},
    caches: {},
    Notification: {
      get permission() {
        return browser.permission;
      },
      requestPermission: async () => {
        browser.asked += 1;
        return browser.permission;
      },
    },
  });
  document.cookie = 'XSRF-TOKEN=token';
});

beforeEach(() => {
  localStorage.clear();
  browser = { subscribed: null, made: 0, permission: 'granted', asked: 0 };
  server = { key: btoa('key'), alerts: [alert(1, 'wicket')], received: [], isDown: false };
  global.fetch = jest.fn(async (_, request?: RequestInit) => {
    if (server.isDown) throw new TypeError('no connection');
    if (!request?.method) return { ok: true, json: async () => ({ key: server.key }) } as Response;
    const body = JSON.parse(String(request.body)) as AlertsRequest;
    server.received.push(body);
    if (body.change?.type === 'remove prices')
      server.alerts = server.alerts.filter(({ kind }) => kind !== 'price');
    if (body.change?.type === 'remove all') server.alerts = [];
    return { ok: true, status: 200, json: async () => ({ alerts: server.alerts }) } as Response;
  });
});

/** A device that has alerts. */
function subscribed(endpoint: string): void {
  browser.subscribed = { endpoint, key: 'key' };
  localStorage.setItem(stored, JSON.stringify(deviceOf(endpoint)));
}

test('the first alert asks for permission, and the subscription is remembered', async () => {
  await changeAlerts(wicket);

  expect(browser).toMatchObject({ asked: 1, made: 1 });
  const device = deviceOf('https://push.example/new-1');
  expect(server.received).toEqual([{ device, change: wicket, former: null }]);
  expect(JSON.parse(localStorage.getItem(stored) ?? '')).toEqual(device);
});

test('without permission nothing is sent or stored', async () => {
  browser.permission = 'denied';
  await expect(changeAlerts(wicket)).rejects.toThrow('does not allow notifications');

  expect(server.received).toEqual([]);
  expect(localStorage.getItem(stored)).toBeNull();
});

test('reading the alerts, or ending some, asks for nothing', async () => {
  browser.permission = 'default';
  expect(await syncAlerts('full')).toEqual([]);
  expect(await changeAlerts({ type: 'remove', id: 1 })).toEqual([]);

  expect(browser).toMatchObject({ asked: 0, made: 0 });
  expect(server.received).toEqual([]);
});

test('a subscription that was made with another key of the site is replaced', async () => {
  subscribed('https://push.example/old');
  server.key = btoa('another key');
  await changeAlerts(wicket);

  expect(browser.subscribed).toEqual({
    endpoint: 'https://push.example/new-1',
    key: 'another key',
  });
});

test('a subscription that was made with the current key is kept', async () => {
  subscribed('https://push.example/old');
  browser.subscribed = { endpoint: 'https://push.example/old', key: '\xfb\xff\xfe\xff' };
  // The same in base64url, as the site sends it.
  server.key = '-__-_w';
  await changeAlerts(wicket);

  expect(browser).toMatchObject({ made: 0, subscribed: { endpoint: 'https://push.example/old' } });
});

test('moves the alerts to the subscription with which the browser replaced theirs', async () => {
  subscribed('https://push.example/old');
  browser.subscribed = { endpoint: 'https://push.example/next', key: 'key' };
  expect(await syncAlerts('full')).toEqual(server.alerts);
  await syncAlerts('full');

  const device = deviceOf('https://push.example/next');
  expect(server.received).toEqual([
    { device, change: null, former: deviceOf('https://push.example/old') },
    { device, change: null, former: null },
  ]);
});

test('a subscription that was lost is made again while it is allowed', async () => {
  subscribed('https://push.example/old');
  browser.subscribed = null;
  await syncAlerts('full');

  expect(browser).toMatchObject({ asked: 0, made: 1 });
  expect(server.received).toMatchObject([
    {
      device: deviceOf('https://push.example/new-1'),
      former: deviceOf('https://push.example/old'),
    },
  ]);
});

test('a visitor who has withdrawn the permission has the alerts deleted', async () => {
  subscribed('https://push.example/old');
  Object.assign(browser, { subscribed: null, permission: 'denied' });
  expect(await syncAlerts('full')).toEqual([]);

  expect(server.received).toEqual([
    { device: deviceOf('https://push.example/old'), change: { type: 'remove all' }, former: null },
  ]);
  expect(localStorage.getItem(stored)).toBeNull();
});

test('ends the subscription with the last alert', async () => {
  subscribed('https://push.example/old');
  server.alerts = [];
  await changeAlerts({ type: 'remove', id: 1 });

  expect(browser.subscribed).toBeNull();
  expect(localStorage.getItem(stored)).toBeNull();
});

test('ends price alerts where no prices are shown, and keeps the others', async () => {
  subscribed('https://push.example/old');
  server.alerts = [alert(1, 'wicket'), alert(2, 'price')];
  expect(await syncAlerts('info')).toEqual([alert(1, 'wicket')]);
  expect(server.received.map(({ change }) => change)).toEqual([null, { type: 'remove prices' }]);

  await syncAlerts('info');
  expect(server.received).toHaveLength(3);
});

test('ends all alerts where the site is blocked', async () => {
  subscribed('https://push.example/old');
  expect(await syncAlerts('blocked')).toEqual([]);

  expect(server.received.map(({ change }) => change)).toEqual([{ type: 'remove all' }]);
  expect(browser.subscribed).toBeNull();
});

test('ends the alerts in the browser when the server cannot be reached', async () => {
  subscribed('https://push.example/old');
  server.isDown = true;
  await expect(endAlerts()).rejects.toThrow();

  expect(browser.subscribed).toBeNull();
  expect(localStorage.getItem(stored)).toBeNull();
});
