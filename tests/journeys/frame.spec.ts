import { expect, test } from '@/tests/journeys/support/test';

const list = '/odds/matches/all/future';

test('the sidebar links to the pages of the menu', async ({ page, isMobile }) => {
  await page.goto(list);
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });

  await expect(menu.getByRole('link')).toHaveText([
    'Live and fixtures',
    'Series',
    'Players',
    'Results',
    'Movers',
    'Following',
    'Alerts',
    'Betting sites',
    'How to bet',
    'News',
    'Bonuses',
    'Betting explained',
    'About us',
    'How to play cricket',
    'Giveaway',
  ]);
  await expect(menu.getByRole('link', { name: 'Live and fixtures' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const giveaway = menu.getByRole('link', { name: 'Giveaway' });
  // None is running.
  await expect(giveaway.locator('[data-tone=new]')).toHaveCount(0);
  await expect(page.getByRole('complementary').getByText('18+')).toBeVisible();
});

test(
  'links to other sites open in a new tab, and none claims a payment',
  { tag: '@deep-on-phones' },
  async ({ page }) => {
    await page.goto(list);
    const elsewhere = page.getByRole('navigation', { name: 'Other sites', includeHidden: true });
    const sites = elsewhere.getByRole('link', { includeHidden: true });
    await expect(sites).not.toHaveCount(0);
    for (const link of await sites.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'nofollow noopener');
      await expect(link).toHaveAttribute('href', /^https:\/\//);
    }
    await expect(elsewhere).not.toContainText('may pay');
    const social = page.getByRole('region', { name: 'Social media' }).getByRole('link');
    await expect(social).toHaveCount(4);
    for (const link of await social.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'nofollow noopener');
    }
  },
);

test(
  'the footer states what the site is, for whom, and since when',
  { tag: '@deep-on-phones' },
  async ({ page }) => {
    await page.goto(list);
    const footer = page.getByRole('contentinfo');

    await expect(footer).toContainText(
      'Current Indian cricket news, play-by-play of players and matches, results, and international, major and minor league news.',
    );
    await expect(footer).toContainText('18+');
    await expect(footer).toContainText('Gambling can be addictive, please play responsibly!');
    await expect(footer).toContainText('2009-2019');
    await expect(
      footer.getByRole('navigation', { name: 'Footer' }).getByRole('link'),
    ).not.toHaveCount(0);
  },
);

test('the phone menu opens over the page and closes again', { tag: '@phone' }, async ({ page }) => {
  await page.goto(list);
  const opener = page.getByRole('button', { name: 'Open menu' });
  const close = page.getByRole('button', { name: 'Close menu' });
  const body = page.locator('body');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();

  await opener.click();
  await expect(body).toHaveClass(/(^| )sidebar-open( |$)/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(close).toBeFocused();
  await close.click();
  await expect(body).not.toHaveClass(/sidebar-open/);
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(body).not.toHaveClass(/sidebar-open/);
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(close).toBeInViewport();
  await page.mouse.click(380, 400);
  await expect(body).not.toHaveClass(/sidebar-open/);

  await opener.click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click();
  await expect(page).toHaveURL('/news');
  await expect(body).not.toHaveClass(/sidebar-open/);
});

test(
  'no page keeps its old width after a rotation to portrait',
  { tag: '@phone' },
  async ({ page, matches }) => {
    await matches.start();
    for (const path of ['/', list, '/bonuses']) {
      await page.setViewportSize({ width: 900, height: 412 });
      await page.goto(path);
      const foot = page.getByRole('region', { name: 'Social media' });
      await foot.scrollIntoViewIfNeeded();
      await expect(foot).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(foot).not.toBeInViewport();

      await page.setViewportSize({ width: 320, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  },
);

test('content is at most 1680 wide', { tag: '@desktop' }, async ({ page, matches }) => {
  await matches.start();
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const path of ['/', list]) {
    await page.goto(path);
    const box = await page.getByRole('main').boundingBox();
    const parts = await page
      .getByRole('main')
      .evaluate(main =>
        Math.max(...[...main.children].map(child => child.getBoundingClientRect().width)),
      );
    expect(parts).toBeLessThanOrEqual(1680);
    expect(box?.x).toBeGreaterThanOrEqual(270);
  }
});
