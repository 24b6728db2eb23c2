import { contentAnswers, long, oddPage, oddStory } from './odd-content';
import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { expect, test, type Locator, type Page } from '@/tests/journeys/support/visit';

test.describe('unusual content', () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let site: MockSite;

  test.beforeAll(async () => {
    site = await startMockSite({ answers: contentAnswers });
  });
  test.afterAll(() => site.stop());

  test('a title of 300 characters is complete, and as wide as the page', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/status of 404/);
    for (const path of ['/news', `/news/${oddStory.slug}`, `/${oddPage.path}`]) {
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { name: long, exact: true }).first()).toBeVisible();
      expect(await overflow(page), path).toBe(0);
    }
    await expect(page).toHaveTitle(new RegExp(long.slice(0, 40)));
  });

  test(
    'a missing image leaves its space, without a broken image',
    { tag: '@desktop' },
    async ({ page, consoleErrors }) => {
      consoleErrors.allow(/status of 404/);
      await page.goto(`${site.url}/news`);
      const [lost, none] = await page
        .getByRole('list', { name: 'News', exact: true })
        .getByRole('article')
        .all();
      if (!lost || !none) throw new Error('two stories are on the list');

      await expect(lost.locator('img')).toHaveJSProperty('complete', true);
      await expect(lost.locator('img')).toHaveJSProperty('naturalWidth', 0);
      const above = await spaceAboveTitle(lost);
      expect(above).toBeGreaterThan(100);
      expect(above).toBe(await spaceAboveTitle(none));
      await expect(none.locator('img')).toHaveCount(0);
    },
  );

  test(
    'an article that lists itself shows no such link, and runs no script',
    { tag: '@desktop' },
    async ({ page, consoleErrors }) => {
      consoleErrors.allow(/status of 404/);
      await page.goto(`${site.url}/${oddPage.path}`);
      const main = page.getByRole('main');
      await expect(main.getByText('Words that stay.')).toBeVisible();

      const own = main.locator(`a[href$="/${oddPage.path}"]`);
      await expect(own).toHaveText(['itself']);
      await expect(main.getByRole('link', { name: 'A child of another' })).toHaveCount(1);
      await own.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(long);

      await expect(
        main.locator('script:not([type$=json]), iframe, [onerror], [onclick]'),
      ).toHaveCount(0);
      for (const href of await main
        .locator('a')
        .evaluateAll(all => all.map(a => (a as HTMLAnchorElement).href)))
        expect(href).toMatch(/^https?:/);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    },
  );
});

/** The width of a page beyond its window, in pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** The height of a card above its title, where its image is. */
const spaceAboveTitle = (card: Locator): Promise<number> =>
  card
    .getByRole('heading')
    .evaluate(
      title =>
        title.getBoundingClientRect().top -
        (title.closest('article')?.getBoundingClientRect().top ?? NaN),
    );
