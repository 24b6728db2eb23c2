import { readFileSync, writeFileSync } from 'node:fs';
import { pushedMatch } from '@/tests/api/feeds/push/pushed-match';
import { makeFeedToken } from '@/tests/fixtures/servers/make-feed-token';
import { startApp, type StartedApp } from '@/tests/fixtures/servers/start-app';
import { left, saved, savedPaths, stay } from '@/tests/journeys/support/saved-pages';
import { expect, test, type APIRequestContext } from '@/tests/journeys/support/visit';

/*
 * The real service worker, with a separate site that changes its rules, is deployed again, or ends
 * it.
 */
test.use({ serviceWorkers: 'allow' });

/** The messages that a tab logs while its site restarts. */
const restarting =
  /WebSocket|Live connection|ERR_CONNECTION_REFUSED|status of 503|status: 503|Snapshot failed/;

test.describe('the service worker of a site', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  const settings = {
    FEED: 'none',
    COUNTRY_HEADER: 'x-country',
    TRUSTED_PROXIES: '1',
    REGION_POLICY: 'IN:info,ZZ:blocked,*:full',
  };
  let app: StartedApp;
  test.beforeEach(async () => {
    app = await startApp(settings);
  });
  // What a page still requests of a site that has stopped would be an error in its console.
  test.afterEach(async ({ page }) => {
    await page.close();
    await app?.stop();
  });

  test('a page that was saved under one rule of a region is not shown under a stricter one', async ({
    page,
    context,
    consoleErrors,
  }) => {
    consoleErrors.allow(/status of 451|ERR_INTERNET_DISCONNECTED/);
    await page.goto(`${app.url}/news`);
    await stay(page);
    await saved(page, '/news');
    await context.setExtraHTTPHeaders({ 'x-country': 'ZZ' });
    expect((await page.goto(`${app.url}/how-to-bet`))?.status()).toBe(451);
    await expect.poll(() => savedPaths(page)).toEqual([]);

    await context.setOffline(true);
    await page.goto(`${app.url}/news`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await expect(page.getByRole('listitem')).toHaveCount(0);
    await context.setOffline(false);
  });

  test('a new worker reaches an open tab, and nothing that was typed is lost', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(restarting);
    const file = 'dist/worker/service-worker.js';
    const code = readFileSync(file, 'utf8');
    await page.goto(`${app.url}/contact`);
    await stay(page);
    await page.getByRole('textbox', { name: 'Message' }).fill('Half a sentence');
    try {
      // Read when the site starts, as after a deployment.
      writeFileSync(file, `${code}\n// a later version`);
      await restart(app.url);
      const changed = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const taken = new Promise(resolve =>
          navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true)),
        );
        await registration.update();
        return taken;
      });
      expect(changed).toBe(true);
    } finally {
      writeFileSync(file, code);
    }
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a sentence');
  });

  test('a site that turns it off has its visitors’ workers remove themselves', async ({
    page,
    request,
    consoleErrors,
  }) => {
    consoleErrors.allow(restarting);
    await page.goto(`${app.url}/news`);
    await stay(page);
    await saved(page, '/news');
    await pushLiveMatch(request);
    await restart(app.url, { OFFLINE: 'off' });
    await page.evaluate(async () => {
      const [registration] = await navigator.serviceWorker.getRegistrations();
      await registration?.update();
    });
    await expect.poll(() => left(page)).toEqual([0, 0]);
    await page.goto(`${app.url}/news`);
    await page.mouse.move(40, 40);
    await page.mouse.move(80, 80);
    // The late parts are loaded, and register no worker.
    await expect(page.getByRole('complementary', { name: 'Live scores' })).toBeVisible();
    expect((await left(page))[0]).toBe(0);
  });

  async function pushLiveMatch(request: APIRequestContext): Promise<void> {
    const token = await makeFeedToken(app.dataDir, 'scorer', '--silence', '3600');
    const response = await request.put(`${app.apiUrl}/api/feeds/scorer/events/final`, {
      headers: { authorization: `Bearer ${token}` },
      data: pushedMatch(Math.floor(Date.now() / 1000)),
    });
    expect(await response.json()).toMatchObject({ applied: true });
  }

  /** The site on its port again, with other settings; its API with it. */
  async function restart(url: string, changed: Record<string, string> = {}): Promise<void> {
    const { port } = new URL(url);
    const { dataDir } = app;
    await app.stop();
    app = await startApp({ ...settings, ...changed, DATA_DIR: dataDir, PORT: port });
  }
});
