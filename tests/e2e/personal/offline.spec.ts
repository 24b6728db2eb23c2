import { priceTraces } from '@/tests/fixtures/wire/price-traces';
import { left, notedPolicy, saved, savedPaths, stay } from '@/tests/e2e/support/saved-pages';
import { expect, test } from '@/tests/e2e/support/test';
import { violations } from '@/tests/e2e/support/violations';

/* The real service worker, with and without a connection. */
test.use({ serviceWorkers: 'allow' });

const list = '/odds/matches/all/next-24-hours';

test('the site can be installed', async ({ page }) => {
  await page.goto('/');
  await stay(page);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');

  expect(errors).toEqual([]);
  // A window of tests is a private one, in which Chromium installs nothing.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito'),
  ).toEqual([]);
});

test('lists and articles are read without a connection, with their age and without prices', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)|Bad response|WebSocket/);
  await page.goto('/news');
  await stay(page);
  const story = (await page.locator('main a[href^="/news/"]').first().getAttribute('href')) ?? '';
  await page.goto(story);
  await stay(page);
  await saved(page, story);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto(list);
  await expect(page.locator('a[href*="/redirect/"]').first()).toBeAttached();
  await stay(page);
  await saved(page, list, story);

  await context.setOffline(true);
  await page.goto(list);
  const note = page.getByRole('complementary', { name: 'No connection' });
  await expect(note).toContainText(/Saved (a moment|\d+ minutes?) ago\./);
  await expect(note).toContainText('Prices need a connection.');
  await expect(page.getByRole('article').first()).toContainText('Prices need a connection');
  expect(priceTraces(await page.content())).toEqual([]);
  await expect(page.locator('script, form, iframe, a[href*="/redirect/"]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  const font = await page.evaluate(() => document.fonts.check('16px Archivo'));
  expect([font, await page.locator('main').evaluate(one => getComputedStyle(one).display)]).toEqual(
    [true, expect.not.stringMatching('inline')],
  );

  await page.goto(story);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(note).toContainText('this is a copy');
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(note).toHaveCount(0);
});

test('nothing is saved of offers, click-outs, searches, matches and forms', async ({
  page,
  context,
  consoleErrors,
}) => {
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
});

test('the saved pages are listed, removed for good by a press, and saved again by another', async ({
  page,
}) => {
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
  await expect(page.getByRole('complementary', { name: 'Live scores' })).toBeVisible();
  expect(await left(page)).toEqual([0, 0]);

  await page.goto('/offline-storage');
  await page.getByRole('button', { name: 'Save pages again' }).click();
  await page.goto('/news');
  await stay(page);
  await saved(page, '/news');
});

test('a write that began before everything is removed leaves nothing behind', async ({ page }) => {
  // The page looks whether there is a cache; what it finds is true until the removal.
  await page.addInitScript(() => {
    const has = CacheStorage.prototype.has;
    const held = new Promise<void>(release => Object.assign(window, { releaseWrites: release }));
    CacheStorage.prototype.has = async function (name) {
      const isThere = await has.call(this, name);
      if (name === 'device-state' && location.pathname === '/offline-storage') await held;
      return isThere;
    };
  });
  await page.goto('/news');
  await stay(page);
  await expect.poll(() => notedPolicy(page)).toBe('full');
  await page.goto('/offline-storage');
  const remove = page.getByRole('button', { name: 'Remove everything' });
  await expect(remove).toBeVisible();
  await stay(page);
  await remove.click();
  const removed = page.getByText('Everything was removed');
  const isRemovedOrWaits = async () =>
    (await removed.isVisible()) ||
    page.evaluate(async () => ((await navigator.locks.query()).pending ?? []).length > 0);
  await expect.poll(isRemovedOrWaits).toBe(true);
  await page.evaluate(() => (window as unknown as { releaseWrites(): void }).releaseWrites());

  await expect(removed).toBeVisible();
  await expect.poll(() => left(page)).toEqual([0, 0]);
});

test('another open tab saves nothing once everything is removed', async ({ page, context }) => {
  const requests: string[] = [];
  await page.goto('/news');
  await stay(page);
  await saved(page, '/news');
  const other = await context.newPage();
  await other.goto('/offline-storage');
  await other.getByRole('button', { name: 'Remove everything' }).click();
  await expect(other.getByText('Everything was removed')).toBeVisible();
  page.on('request', request => requests.push(request.url()));
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  // What a page requests goes out in order.
  await page.evaluate(() => fetch('/icon-192.png').then(() => undefined));

  expect(requests.filter(url => url.includes('scores_only'))).toEqual([]);
  expect(await left(page)).toEqual([0, 0]);
});
