import { freePort } from '@/tests/fixtures/servers/free-port';
import { startSite, type StartedSite } from '@/tests/fixtures/servers/start-site';
import { madeUp, startMockApi } from '@/tests/fixtures/servers/mock-api';
import { canCheckMarkup, markupProblems } from '@/tests/journeys/support/markup-problems';
import { expect, test } from '@/tests/journeys/support/visit';

const list = '/odds/matches/all/in-play';
const match = `/matches/${madeUp.name}`;

test.describe('the built site before another API host', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let site: StartedSite;
  let apiPort: number;

  test.beforeAll(async () => {
    apiPort = await freePort();
    site = await startSite(`http://localhost:${apiPort}`);
  });
  test.afterAll(() => site.stop());

  for (const path of ['/', list, match])
    test(`${path} responds 503 while the host is down`, async ({ request }) => {
      const response = await request.get(site.url + path);
      const html = await response.text();

      expect(response.status()).toBe(503);
      expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
      expect(html).toMatch(/<meta name="robots" content="noindex/);
      expect(html).toMatch(/<a [^>]*href="[^"]*"[^>]*>Retry<\/a>/);
      expect(html).not.toContain('__next_f');
    });

  test('routes that do not need the host still respond', async ({ request }) => {
    expect((await request.get(`${site.url}/404`)).status()).toBe(404);
    expect((await request.get(`${site.url}/odds/matches/all/never`)).status()).toBe(404);
    const health = await request.get(`${site.url}/healthz`);
    expect(health.status()).toBe(200);
    expect(await health.json()).toMatchObject({ ok: true, api: 'not reached' });
    const snapshot = await request.get(`${site.url}/api/events/77`);
    expect(snapshot.status()).toBe(503);
    expect(await snapshot.json()).toEqual({ detail: expect.any(String) });
  });

  test('Retry shows the page once the host is up, and it stays when the host goes down', async ({
    page,
    request,
    consoleErrors,
  }) => {
    // The host is down at first and in the end.
    consoleErrors.allow(
      /WebSocket|Live connection error|status of 503|Snapshot failed|Bad response/,
    );
    await page.goto(site.url + list);
    const retry = page.getByRole('link', { name: 'Retry' });
    await expect(retry).toBeVisible();

    const host = await startMockApi(apiPort);
    // The site requests it again shortly afterwards.
    await expect
      .poll(async () => (await request.get(site.url + list)).status(), { timeout: 30_000 })
      .toBe(200);
    await retry.click();
    await expect(page.getByRole('article')).toContainText(madeUp.first);
    await expect(page).toHaveURL(site.url + list);
    await expect(page.getByRole('article')).toContainText(madeUp.second);
    await expect(page.getByRole('heading', { name: "The <u>Stand-in</u> 'Cup'" })).toBeVisible();
    await expect(page.getByRole('link', { name: /^<b>Bold<\/b> & Sons 2.10/ })).toBeVisible();

    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(site.url + match);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${madeUp.first} Vs ${madeUp.second}`,
    );
    await expect(page.getByRole('link', { name: /^Riders/ })).toHaveAttribute(
      'href',
      '/sportsbet/redirect/77/w/1/1.850',
    );
    await expect(page.locator('main b', { hasText: 'Bold' })).toHaveCount(0);
    const documents = new Map<string, string>();
    for (const path of ['/', list, match, '/no-such-page', '/betting-sites'])
      documents.set(path, await (await request.get(site.url + path)).text());
    expect(documents.get(match)).toContain('Bold');
    for (const html of documents.values()) expect(html).not.toContain('Cricsheet');
    if (canCheckMarkup()) expect(await markupProblems(documents)).toEqual([]);

    await host.stop();
    // A stale copy is revalidated in the background; when that fails, the copy stays.
    await expect
      .poll(async () => (await request.get(site.url + match)).headers()['x-cache'], {
        timeout: 30_000,
      })
      .toBe('stale');
    for (let visits = 0; visits < 5; visits++) {
      const response = await request.get(site.url + match);
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain('Bold');
    }
  });
});
