import { expect, type Page } from '@playwright/test';
import type { AlertDevice } from '@/lib/contract/alerts';

/**
 * The outermost edge of a browser's push: a Chromium of tests reaches no push service, so that a
 * subscription of the fake service replaces its own. Everything else is the browser's.
 */
export async function subscribeWith(
  page: Page,
  subscribe: (serverKey: string) => AlertDevice,
): Promise<void> {
  await page.exposeFunction('subscribeAtFake', subscribe);
  await page.addInitScript(() => {
    type Standing = { device: AlertDevice; key: string };
    const stored = 'testSubscription';
    const read = () => JSON.parse(localStorage.getItem(stored) ?? 'null') as Standing | null;
    const { subscribeAtFake } = window as unknown as {
      subscribeAtFake: (key: string) => Promise<AlertDevice>;
    };
    const bytesOf = (key: string) =>
      Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), letter =>
        letter.charCodeAt(0),
      ).buffer;
    const toSubscription = ({ device, key }: Standing) => ({
      endpoint: device.endpoint,
      options: { userVisibleOnly: true, applicationServerKey: bytesOf(key) },
      toJSON: () => ({ ...device, expirationTime: null }),
      unsubscribe: async () => {
        localStorage.removeItem(stored);
        return true;
      },
    });
    PushManager.prototype.getSubscription = async () => {
      const subscription = read();
      return (subscription && toSubscription(subscription)) as PushSubscription | null;
    };
    PushManager.prototype.subscribe = async options => {
      const key = String(options?.applicationServerKey);
      const subscription = { device: await subscribeAtFake(key), key };
      localStorage.setItem(stored, JSON.stringify(subscription));
      return toSubscription(subscription) as unknown as PushSubscription;
    };
  });
}

/**
 * Delivers a push message to the page's service worker, as a push service does to a browser. Chromium's
 * protocol silently drops a message to a worker that does not run: it is started first.
 */
export async function deliverPush(page: Page, message: unknown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  const registered = new Promise<{ registrationId: string; scopeURL: string }>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own);
    }),
  );
  const running = new Promise<void>(resolve =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const isRunning = versions.some(
        ({ scriptURL, status, runningStatus }) =>
          scriptURL.startsWith(origin) && status === 'activated' && runningStatus === 'running',
      );
      if (isRunning) resolve();
    }),
  );
  await session.send('ServiceWorker.enable');
  const { registrationId, scopeURL } = await registered;
  await session.send('ServiceWorker.startWorker', { scopeURL });
  await running;
  const data = typeof message === 'string' ? message : JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await expect.poll(() => notifications(page)).not.toEqual([]);
  await session.detach();
}

/** Ends the subscription of the page's browser, as its push service may, and has the worker notified. */
export async function replaceSubscription(page: Page, device: AlertDevice): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(async next => {
    PushManager.prototype.subscribe = async () =>
      ({ endpoint: next.endpoint, toJSON: () => next }) as unknown as PushSubscription;
    const waited: Promise<unknown>[] = [];
    const waitUntil = (done: Promise<unknown>) => waited.push(done);
    self.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil }));
    await Promise.all(waited);
  }, device);
  await page.evaluate(next => {
    const subscription = JSON.parse(localStorage.getItem('testSubscription') ?? '{}') as object;
    localStorage.setItem('testSubscription', JSON.stringify({ ...subscription, device: next }));
  }, device);
}

export type ShownNotification = { title: string; body: string; tag: string; path: string };

/** The notifications that the browser shows of the site. */
export const notifications = (page: Page): Promise<ShownNotification[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, data }) => {
      const { path } = data as { path: string };
      return { title, body, tag, path };
    });
  });

/** The pages that a press on a notification opens, and the tabs that it brings to the front. */
export type Pressed = { opened: string[]; focused: string[] };

/**
 * Presses the first notification as the browser reports it to its worker. Only a real press may
 * open or focus a window, so that neither is done.
 */
export async function pressNotification(page: Page): Promise<Pressed> {
  const [worker] = page.context().serviceWorkers();
  const pressed = await worker?.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<unknown> };
      WindowClient: { prototype: { focus(): Promise<unknown> } };
    };
    const opened: string[] = [];
    const focused: string[] = [];
    scope.clients.openWindow = async url => void opened.push(url);
    scope.WindowClient.prototype.focus = async function (this: { id: string }) {
      focused.push(this.id);
    };
    const [notification] = await scope.registration.getNotifications();
    const waited: Promise<unknown>[] = [];
    const waitUntil = (done: Promise<unknown>) => waited.push(done);
    const press = Object.assign(new Event('notificationclick'), { notification, waitUntil });
    self.dispatchEvent(press);
    await Promise.all(waited);
    return { opened, focused };
  });
  return pressed ?? { opened: [], focused: [] };
}
