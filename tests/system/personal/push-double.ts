import type { Page, Worker } from '@playwright/test';
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

/** The page's service worker, once it runs. */
async function workerOf(page: Page): Promise<Worker> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const [running] = page.context().serviceWorkers();
  return running ?? page.context().waitForEvent('serviceworker');
}

/**
 * Delivers a push message to the page's service worker, and returns once its notification is shown. If
 * Chromium is asked to list notifications before that, it may drop the new one.
 */
export async function deliverPush(page: Page, message: unknown): Promise<void> {
  const worker = await workerOf(page);
  await worker.evaluate(
    async text => {
      const scope = self as unknown as {
        PushEvent: new (type: string, init: { data: string }) => Event & { data: unknown };
      };
      const { data } = new scope.PushEvent('push', { data: text });
      const waited: Promise<unknown>[] = [];
      const waitUntil = (done: Promise<unknown>) => waited.push(done);
      self.dispatchEvent(Object.assign(new Event('push'), { data, waitUntil }));
      await Promise.all(waited);
    },
    typeof message === 'string' ? message : JSON.stringify(message),
  );
}

/** Ends the subscription of the page's browser, as its push service may, and has the worker notified. */
export async function replaceSubscription(page: Page, device: AlertDevice): Promise<void> {
  const worker = await workerOf(page);
  await worker.evaluate(async next => {
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
  const worker = await workerOf(page);
  return worker.evaluate(async () => {
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
}
