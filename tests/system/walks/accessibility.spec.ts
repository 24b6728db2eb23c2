import { startOneOfEach } from '@/tests/journeys/support/one-of-each';
import { expect, test, type Page } from '@/tests/journeys/support/test';
import { violations } from '@/tests/journeys/support/violations';

const paths = [
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
  '/my-bookmakers',
  '/alerts',
  '/offline-storage',
  '/responsible-gambling/break',
  '/responsible-gambling/reminder',
  '/responsible-gambling/questions',
  '/responsible-gambling/cost',
  '/no-such-page',
];

/** One of each kind of layout; the others differ little on a phone. */
const onPhones = ['/news/lords-1983'];

for (const path of paths)
  test(
    `${path} has no accessibility violation, in light and dark`,
    { tag: onPhones.includes(path) ? [] : '@deep-on-phones' },
    async ({ page, consoleErrors }) => {
      if (path === '/no-such-page') consoleErrors.allow(/status of 404/);
      await expectNoViolation(page, path);
    },
  );

test('home has no accessibility violation, in light and dark', async ({ page, app, matches }) => {
  await startOneOfEach(app, matches);

  await expectNoViolation(page, '/');
});

test('a list of matches has no accessibility violation, in light and dark', async ({
  page,
  app,
  matches,
}) => {
  const { league } = await startOneOfEach(app, matches);

  await expectNoViolation(page, `/odds/matches/${league}/future`);
});

test(
  'no other page of matches has an accessibility violation, in light and dark',
  { tag: '@deep-on-phones' },
  async ({ page, app, matches }) => {
    test.slow();
    const { league } = await startOneOfEach(app, matches);
    for (const path of [
      `/odds/matches/${league}/in-play`,
      '/odds/movers/24-hours',
      '/match-history',
      '/matches/on',
      '/series',
      `/series/${league}`,
    ])
      await expectNoViolation(page, path);
  },
);

test('no tab of a match has an accessibility violation, in light and dark', async ({
  page,
  matches,
}) => {
  test.slow();
  const match = await matches.start({ at: { innings: 2, over: '3.1' } });
  await page.goto(match.path);
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

async function expectNoViolation(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();

  expect(await violations(page), path).toEqual([]);
}
