import { contentAnswers, long, oddPage, oddStory } from './odd-content';
import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { expect, test, type Page } from '@/tests/e2e/support/test';

test.describe('unusual content', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });
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
    'a missing picture leaves its space, without a broken image',
    { tag: '@deep-on-phones' },
    async ({ page, consoleErrors }) => {
      consoleErrors.allow(/status of 404/);
      await page.goto(`${site.url}/news`);
      const [lost, none] = await page
        .getByRole('list', { name: 'News', exact: true })
        .getByRole('article')
        .all();
      if (!lost || !none) throw new Error('two stories are on the list');

      const picture = lost.locator('img');
      await expect
        .poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
        .toBe(0);
      const [place, empty] = await Promise.all([boxOf(lost), boxOf(none)]);
      expect(place).toEqual(empty);
      await expect(none.locator('img')).toHaveCount(0);
    },
  );

  test(
    'an article that lists itself shows no such link, and runs no script',
    { tag: '@deep-on-phones' },
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

/** The size of a card's space for its picture. */
const boxOf = (card: ReturnType<Page['getByRole']>) =>
  card
    .locator('[class*=picture]')
    .first()
    .evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight]);
