import { matchPath } from '@/lib/domain/match/match-name';
import { youngestMatch } from './support/site-matches';
import { violations } from './support/violations';
import { expect, test } from './support/test';

const paths = [
  '/',
  '/odds/matches/all/in-play',
  '/odds/matches/all/future',
  '/odds/outrights',
  '/odds/movers/24-hours',
  '/match-history',
  '/series',
  '/news',
  '/news/lords-1983',
  '/pages?tag=odds',
  '/bonuses',
  '/bonuses/silly-point-live-boost',
  '/betting-sites',
  '/betting-sites/silly-point',
  '/search?q=india',
  '/newsletter/unsubscribe/MTc5NTY4MTIwMDAwMCBhQGIuYw.Zm9yZ2Vk',
  '/newsletter/expired',
  '/following',
  '/alerts',
  '/offline-storage',
  '/no-such-page',
];

/** One of each kind of layout; the others differ little on a phone. */
const onPhones = ['/', '/odds/matches/all/future', '/news/lords-1983'];

for (const path of paths)
  test(
    `${path} has no accessibility violation, in light and dark`,
    {
      tag: onPhones.includes(path) ? [] : '@deep-on-phones',
    },
    async ({ page, consoleErrors }) => {
      if (path === '/no-such-page') consoleErrors.allow(/status of 404/);
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();

      expect(await violations(page)).toEqual([]);
    },
  );

test('every tab of a match has no accessibility violation, in light and dark', async ({
  page,
  request,
}) => {
  test.slow();
  await page.goto(matchPath(await youngestMatch(request)));
  for (const name of [/^Match info/, /^Score/, /^Comments/, /^Charts/, /^Prices/]) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();

    expect(await violations(page)).toEqual([]);
  }
});

test('the open phone menu has no accessibility violation', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/odds/matches/all/future');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport();

  expect(await violations(page)).toEqual([]);
});
