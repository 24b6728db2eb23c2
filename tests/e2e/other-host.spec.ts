import { freePort, startOwnSite, type OwnSite } from './own-site';
import { madeUp, startStandInHost } from './stand-in-host';
import { expect, test } from './visit';

const list = '/odds/matches/all/in-play';
const match = `/matches/${madeUp.name}`;

test.describe('the built site before another API host', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
  let site: OwnSite;
  let apiPort: number;

  test.beforeAll(async () => {
    apiPort = await freePort();
    site = await startOwnSite(`http://localhost:${apiPort}`);
  });
  test.afterAll(() => site.stop());

  for (const path of ['/', list, match])
    test(`${path} asks for patience while the host is away`, async ({ request }) => {
      const response = await request.get(site.url + path);
      const html = await response.text();

      expect(response.status()).toBe(503);
      expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
      expect(html).toMatch(/<meta name="robots" content="noindex/);
      expect(html).toMatch(/<a [^>]*href="[^"]*"[^>]*>Retry<\/a>/);
      expect(html).not.toContain('__next_f');
    });

  test('what needs no host answers all the same', async ({ request }) => {
    expect((await request.get(`${site.url}/404`)).status()).toBe(404);
    expect((await request.get(`${site.url}/odds/matches/all/never`)).status()).toBe(404);
    const health = await request.get(`${site.url}/healthz`);
    expect(health.status()).toBe(200);
    expect(await health.json()).toMatchObject({ ok: true, api: 'not reached' });
    const snapshot = await request.get(`${site.url}/api/events/77`);
    expect(snapshot.status()).toBe(503);
    expect(await snapshot.json()).toEqual({ detail: expect.any(String) });
  });

  test('Retry leads to the page once the host is there, and it stays when the host goes', async ({
    page,
    request,
    complaints,
  }) => {
    // The host is away at first, and leaves in the end.
    complaints.allow(/WebSocket|Live connection error|status of 503|Snapshot failed|Bad response/);
    await page.goto(site.url + list);
    const retry = page.getByRole('link', { name: 'Retry' });
    await expect(retry).toBeVisible();

    const host = await startStandInHost(apiPort);
    await expect(async () => {
      await retry.click();
      await expect(page.getByRole('article')).toContainText(madeUp.first, { timeout: 2000 });
    }).toPass();
    await expect(page).toHaveURL(site.url + list);
    await expect(page.getByRole('article')).toContainText(madeUp.second);
    await expect(page.getByRole('heading', { name: "The <u>Stand-in</u> 'Cup'" })).toBeVisible();
    await expect(
      page.getByRole('link', { name: /^Bet now: <b>Bold<\/b> & Sons 2.10/ }),
    ).toBeVisible();

    await page.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(site.url + match);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${madeUp.first} Vs ${madeUp.second}`,
    );
    await expect(page.getByRole('link', { name: /^Bet now: Riders/ })).toHaveAttribute(
      'href',
      '/sportsbet/redirect/77/w/1/1.850',
    );
    await expect(page.locator('main b', { hasText: 'Bold' })).toHaveCount(0);
    expect((await request.get(site.url + match)).status()).toBe(200);

    await host.stop();
    // Once a copy has grown old it is made anew behind the visitor's back; that fails, the copy stays.
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
