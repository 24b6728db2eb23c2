import { graphProblems } from '@/tests/journeys/support/graph-problems';
import { headProblems } from '@/tests/journeys/support/head-problems';
import { violations } from '@/tests/journeys/support/violations';
import { expect, test } from '@/tests/journeys/support/visit';
import { startApp, type StartedApp } from '@/tests/fixtures/servers/start-app';

/* The demo's outrights, of which it always has some: a source cannot push them. */
test.describe('outrights', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default' });
  test.use({ timezoneId: 'America/New_York' });
  let app: StartedApp;
  test.beforeAll(async () => {
    app = await startApp({});
  });
  test.afterAll(() => app.stop());

  test('their page is accessible, with times of the visitor and data for search engines', async ({
    page,
    request,
  }) => {
    const path = '/odds/outrights';
    await page.goto(app.url + path);
    await expect(page.locator('main time', { hasText: /:/ })).not.toHaveCount(0);
    await expect(page.locator('time', { hasText: /IST/ })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);

    const html = await (await request.get(app.url + path)).text();
    expect(html).toMatch(/:\d\d IST/);
    expect(await graphProblems(path, html, app.url)).toEqual([]);
  });

  test('each has a page with data for search engines, in the sitemap and in no other place as a match', async ({
    request,
  }) => {
    const list = await (await request.get(`${app.url}/odds/outrights`)).text();
    const paths = [...new Set(list.match(/\/odds\/outrights\/[a-z0-9-]+/g))];
    expect(paths.length).toBeGreaterThan(5);
    const listed = await (await request.get(`${app.url}/sitemaps/outrights-1.xml`)).text();
    expect(paths.filter(path => !listed.includes(`${path}</loc>`))).toEqual([]);

    const [path = ''] = paths;
    const page = await request.get(app.url + path);
    expect(page.status()).toBe(200);
    expect(await graphProblems(path, await page.text(), app.url)).toEqual([]);
    expect(await headProblems(path, await page.text(), app.url)).toEqual([]);
    const asMatch = await request.get(app.url + path.replace('/odds/outrights', '/matches'), {
      maxRedirects: 0,
    });
    expect([asMatch.status(), asMatch.headers()['location']]).toEqual([308, path]);
  });

  test('each price is inside its link, on a phone too', async ({ page }) => {
    await page.goto(`${app.url}/odds/outrights`);
    const links = page.getByRole('link', { name: /, opens in a new tab$/ });
    await expect(links.first()).toBeAttached();

    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const seen = await links.evaluateAll(all =>
        all
          .filter(link => link.checkVisibility())
          .map(link => {
            const price = [...link.querySelectorAll('*')].find(({ textContent }) =>
              /^\d+\.\d+$/.test(textContent.trim()),
            );
            if (!price) return `${link.textContent}: no price`;
            const [outer, inner] = [link.getBoundingClientRect(), price.getBoundingClientRect()];
            const isInside = inner.width > 40 && inner.right <= outer.right + 1;
            return isInside ? 'inside' : `${link.textContent}: ${inner.right} > ${outer.right}`;
          }),
      );
      expect(seen.length).toBeGreaterThan(5);
      expect(
        seen.filter(position => position !== 'inside'),
        `${width} px`,
      ).toEqual([]);
    }
  });

  test('a series has them where prices are shown, and no price in scores only', async ({
    page,
  }) => {
    await page.goto(`${app.url}/series/ipl`);
    const outrights = page.getByRole('region', { name: 'Outrights' });
    const offers = page.locator('main a[href*="/redirect/"]');
    await expect(outrights).toBeVisible();
    await expect(offers).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Scores only' }).click();

    await expect(outrights).toHaveCount(0);
    await expect(offers).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Fixtures' })).toBeVisible();
  });
});
