import { matchPath } from '@/lib/domain/match-name';
import { youngestMatch } from './site-matches';
import { violations } from './violations';
import { expect, test } from './visit';

const paths = [
  '/',
  '/odds/matches/all/in-play',
  '/odds/matches/all/future',
  '/odds/outrights',
  '/match-history',
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
  '/no-such-page',
];

for (const path of paths)
  test(`${path} can be used by everyone, in light and dark`, async ({ page, complaints }) => {
    if (path === '/no-such-page') complaints.allow(/status of 404/);
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();

    expect(await violations(page)).toEqual([]);
  });

test('every tab of a match can be used by everyone, in light and dark', async ({
  page,
  request,
}) => {
  test.slow();
  await page.goto(matchPath(await youngestMatch(request)));
  for (const name of [/^Match info/, /^Score/, /^Comments/, /^Charts/]) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();

    expect(await violations(page)).toEqual([]);
  }
});

test('the open phone menu can be used by everyone', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/odds/matches/all/future');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeInViewport();

  expect(await violations(page)).toEqual([]);
});
