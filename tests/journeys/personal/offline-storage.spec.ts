import { left, notedPolicy, saved, savedPaths, stay } from '@/tests/journeys/support/saved-pages';
import { expect, test } from '@/tests/journeys/support/test';
import { violations } from '@/tests/journeys/support/violations';

/* The storage of the real service worker and its pages on the device, and its removal. */
test.use({ serviceWorkers: 'allow' });

test(
  'nothing is saved of offers, click-outs, searches, matches and forms',
  { tag: '@deep-on-phones' },
  async ({ page, context, consoleErrors }) => {
    consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.route('**/sportsbet/**', route => route.fulfill({ body: 'bookmaker' }));
    for (const path of [
      '/',
      '/bonuses',
      '/betting-sites',
      '/search?q=india',
      '/contact',
      '/following',
    ]) {
      await page.goto(path);
      await stay(page);
    }
    await page.goto('/news');
    await stay(page);
    await saved(page, '/news');

    expect(await savedPaths(page)).toEqual(['/news']);
    const everything = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => url);
    });
    expect(everything.filter(url => /redirect|api|scores_only/.test(url))).toEqual([]);
    await context.setOffline(true);
    const refused = await page
      .evaluate(() => fetch('/api/events/?status=2').then(() => 'answered'))
      .catch(() => 'failed');
    expect(refused).toBe('failed');
    await context.setOffline(false);
  },
);

test(
  'the saved pages are listed, removed for good by a press, and saved again by another',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await page.goto('/news');
    await stay(page);
    await saved(page, '/news');
    await page.goto('/offline-storage');
    await expect(page.getByRole('region', { name: 'Saved pages' }).getByRole('link')).toHaveText(
      'Cricket news',
    );
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove everything' }).click();
    await expect(page.getByText('Everything was removed')).toBeVisible();
    expect(await left(page)).toEqual([0, 0]);
    await page.goto('/news');
    await page.mouse.move(40, 40);
    await page.mouse.move(80, 80);
    const ticker = page.getByRole('complementary', { name: 'Live scores' });
    await expect(ticker.locator(`a[href="${match.path}"]`)).toBeVisible();
    expect(await left(page)).toEqual([0, 0]);

    await page.goto('/offline-storage');
    await page.getByRole('button', { name: 'Save pages again' }).click();
    await page.goto('/news');
    await stay(page);
    await saved(page, '/news');
  },
);

test(
  'a write that began before everything is removed leaves nothing behind',
  { tag: '@deep-on-phones' },
  async ({ page }) => {
    // The page checks for a cache; the result is valid until the removal.
    await page.addInitScript(() => {
      const has = CacheStorage.prototype.has;
      const held = new Promise<void>(release => Object.assign(window, { releaseWrites: release }));
      CacheStorage.prototype.has = async function (name) {
        const isThere = await has.call(this, name);
        if (name === 'device-state' && location.pathname === '/offline-storage') {
          Object.assign(window, { isWriting: true });
          await held;
        }
        return isThere;
      };
    });
    await page.goto('/news');
    await stay(page);
    await expect.poll(() => notedPolicy(page)).toBe('full');
    await page.goto('/offline-storage');
    await stay(page);
    await page.waitForFunction(() => 'isWriting' in window);
    await page.getByRole('button', { name: 'Remove everything' }).click();
    const removed = page.getByText('Everything was removed');
    const waiting = () =>
      page.evaluate(async () => ((await navigator.locks.query()).pending ?? []).length);
    await expect.poll(waiting).toBe(1);
    await expect(removed).toBeHidden();
    await page.evaluate(() => (window as unknown as { releaseWrites(): void }).releaseWrites());

    await expect(removed).toBeVisible();
    await expect.poll(() => left(page)).toEqual([0, 0]);
  },
);

test(
  'another open tab saves nothing once everything is removed',
  { tag: '@deep-on-phones' },
  async ({ page, context }) => {
    const requests: string[] = [];
    await page.goto('/news');
    await stay(page);
    await saved(page, '/news');
    const other = await context.newPage();
    await other.goto('/offline-storage');
    await other.getByRole('button', { name: 'Remove everything' }).click();
    await expect(other.getByText('Everything was removed')).toBeVisible();
    // The other tab sees a change of localStorage a moment later.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('offlineOff'))).toBe('1');
    page.on('request', request => requests.push(request.url()));
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    // Requests of a page are sent in order.
    await page.evaluate(() => fetch('/icon-192.png').then(() => undefined));

    expect(requests.filter(url => url.includes('scores_only'))).toEqual([]);
    expect(await left(page)).toEqual([0, 0]);
  },
);

test(
  'no more than thirty pages are saved: the oldest is deleted, with the images that only it shows',
  { tag: '@deep-on-phones' },
  async ({ page }) => {
    await page.goto('/news');
    await stay(page);
    await saved(page, '/news');
    await page.evaluate(async () => {
      const pages = await caches.open('offline-pages');
      const files = await caches.open('offline-files');
      for (let index = 1; index <= 30; index += 1) {
        const headers = {
          'x-copy-title': `Page ${index}`,
          'x-copy-saved': String(index),
          'x-copy-files': `/media/${index}.png /media/all.png`,
        };
        await pages.put(`/page-${index}`, new Response('', { headers }));
        await files.put(`/media/${index}.png`, new Response(''));
      }
      await files.put('/media/all.png', new Response(''));
    });
    await page.locator('main a[href^="/news/"]').first().click();
    await page.waitForURL(/\/news\/./);
    const story = new URL(page.url()).pathname;
    await saved(page, story);

    await expect.poll(async () => (await savedPaths(page)).length).toBe(30);
    const paths = await savedPaths(page);
    expect(paths).toEqual(expect.arrayContaining(['/news', story, '/page-3', '/page-30']));
    const pictures = () =>
      page.evaluate(async () => {
        const files = await (await caches.open('offline-files')).keys();
        return files.map(({ url }) => new URL(url).pathname).filter(path => /\.png$/.test(path));
      });
    await expect.poll(pictures).not.toContain('/media/2.png');
    expect(await pictures()).toEqual(
      expect.arrayContaining(['/media/3.png', '/media/30.png', '/media/all.png']),
    );
  },
);

test(
  'a page that was requested before the rule of the region changed is not stored',
  { tag: '@deep-on-phones' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const { fetch } = window;
      const { match } = CacheStorage.prototype;
      const seen = { isChanged: false, isChecked: false };
      Object.assign(window, { seen });
      window.fetch = async (...request) => {
        const response = await fetch(...request);
        if (String(request[0]).includes('scores_only')) {
          const state = await caches.open('device-state');
          await state.put('/~state/policy', new Response('info'));
          seen.isChanged = true;
        }
        return response;
      };
      CacheStorage.prototype.match = function (request, options) {
        if (seen.isChanged && String(request).includes('policy')) seen.isChecked = true;
        return match.call(this, request, options);
      };
    });
    await page.goto('/news');
    await stay(page);
    await page.waitForFunction(
      () => (window as unknown as { seen: { isChecked: boolean } }).seen.isChecked,
    );
    // The write uses the same lock as the check.
    await page.evaluate(() => navigator.locks.request('offline-storage', () => undefined));

    expect(await savedPaths(page)).toEqual([]);
  },
);
