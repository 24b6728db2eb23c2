import { graphProblems } from '@/tests/journeys/support/graph-problems';
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
