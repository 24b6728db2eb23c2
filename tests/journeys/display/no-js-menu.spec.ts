import { expect, test } from '@/tests/journeys/support/test';

const phone = { width: 390, height: 844 };
const paths = [
  '/',
  '/odds/matches/all/future',
  '/news',
  '/how-to-bet',
  '/betting-sites',
  '/alerts',
  '/no-such-page',
];

test.describe('on a phone without scripts', { tag: '@desktop' }, () => {
  test('the first screen of a page is its content, below the bar', async ({ noJsPage: page }) => {
    await page.setViewportSize(phone);
    for (const path of paths) {
      await page.goto(path);

      expect((await page.getByRole('main').boundingBox())?.y, path).toBe(56);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    }
  });

  for (const path of ['/news', '/no-such-page'])
    test(`links show the menu of ${path} above its content, and hide it again`, async ({
      noJsPage: page,
    }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      const menu = page.getByRole('navigation', { name: 'Main' });

      await page.getByRole('link', { name: 'Show menu' }).click();
      await expect(menu.getByRole('link').first()).toBeInViewport();
      await page.getByRole('link', { name: 'Hide menu' }).click();
      await expect(menu).toBeHidden();
      await expect(page.getByRole('main')).toBeInViewport();

      await page.getByRole('link', { name: 'Show menu' }).click();
      await menu.getByRole('link', { name: 'Bonuses' }).click();
      await expect(page).toHaveURL('/bonuses');
      await expect(menu).toBeHidden();
    });
});

test(
  'the links to the menu are hidden with scripts and on wide screens',
  { tag: '@desktop' },
  async ({ page, noJsPage }) => {
    await noJsPage.setViewportSize({ width: 1280, height: 800 });
    await noJsPage.goto('/news');
    await expect(noJsPage.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(noJsPage.getByRole('link', { name: /(Show|Hide) menu/ })).toHaveCount(0);

    await page.setViewportSize(phone);
    await page.goto('/news');
    await expect(page.getByRole('link', { name: /(Show|Hide) menu/ })).toHaveCount(0);
  },
);
