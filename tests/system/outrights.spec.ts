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
