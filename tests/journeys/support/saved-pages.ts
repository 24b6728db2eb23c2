import { expect, type Page } from './test';

/** Interacts like a visitor who stays, so that late parts are loaded. */
export async function stay(page: Page) {
  await page.mouse.move(40, 40);
  await page.mouse.move(80, 80);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}

export const savedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = await (await caches.open('offline-pages')).keys();
    return keys.map(({ url }) => new URL(url).pathname).sort();
  });

export const saved = (page: Page, ...paths: string[]) =>
  expect.poll(() => savedPaths(page)).toEqual(expect.arrayContaining(paths));

/** The numbers of service workers and of caches that the site has on this device. */
export const left = (page: Page): Promise<[number, number]> =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ]);

/** The region policy that the service worker knows of. */
export const notedPolicy = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const noted = await caches.match('/~state/policy', { cacheName: 'device-state' });
    return noted?.text();
  });
