import { priceTraces } from '@/tests/fixtures/wire/price-traces';
import { notedPolicy, saved, stay } from '@/tests/journeys/support/saved-pages';
import type { DrivenMatch } from '@/tests/journeys/support/app/matches';
import { cardOf, oddsLinksOf } from '@/tests/journeys/support/cards';
import { expect, test } from '@/tests/journeys/support/test';
import { violations } from '@/tests/journeys/support/violations';

/* The real service worker, with and without a connection. */
test.use({ serviceWorkers: 'allow' });

const listOf = ({ league }: DrivenMatch, filter = 'next-24-hours') =>
  `/odds/matches/${league}/${filter}`;

test('the site can be installed', { tag: '@deep-on-phones' }, async ({ page }) => {
  await page.goto('/');
  await stay(page);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');

  expect(errors).toEqual([]);
  // A window of tests is a private one, in which Chromium installs nothing.
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito'),
  ).toEqual([]);
});

test('lists and articles are read without a connection, with their age and without prices', async ({
  page,
  context,
  isMobile,
  consoleErrors,
  matches,
}) => {
  const match = await matches.start();
  const list = listOf(match);
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)|Bad response|WebSocket/);
  await page.goto('/news');
  await stay(page);
  const story = (await page.locator('main a[href^="/news/"]').first().getAttribute('href')) ?? '';
  await page.goto(story);
  await stay(page);
  await saved(page, story);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto(list);
  await expect(oddsLinksOf(cardOf(page, match), match)).toBeAttached();
  await stay(page);
  await saved(page, list, story);

  await context.setOffline(true);
  await page.goto(list);
  const note = page.getByRole('complementary', { name: 'No connection' });
  await expect(note).toContainText(/Saved (a moment|\d+ minutes?) ago\./);
  await expect(note).toContainText('Prices need a connection.');
  await expect(cardOf(page, match)).toContainText('Prices need a connection');
  expect(priceTraces(await page.content())).toEqual([]);
  await expect(page.locator('script, form, iframe, a[href*="/redirect/"]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  const font = await page.evaluate(() => document.fonts.check('16px Archivo'));
  expect([
    font,
    await page.locator('main').evaluate(element => getComputedStyle(element).display),
  ]).toEqual([true, expect.not.stringMatching('inline')]);
  if (isMobile) {
    // Without the buttons of the bar, too.
    const search = await page
      .getByRole('banner')
      .getByRole('link', { name: 'Search' })
      .boundingBox();
    expect((search?.x ?? 0) + (search?.width ?? 0)).toBeGreaterThan(370);
  }

  await page.goto(story);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(note).toContainText('this is a copy');
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(note).toHaveCount(0);
});

test(
  'a link with the parameter of a copy shows the page with prices, and deletes nothing',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await matches.start();
    await page.goto('/news');
    await stay(page);
    await saved(page, '/news');
    await page.goto(`${listOf(match)}?scores_only=1`);
    await expect(oddsLinksOf(cardOf(page, match), match)).toBeAttached();
    await stay(page);

    // The policy of the page is noted before its copy is stored.
    await saved(page, listOf(match), '/news');
    expect(await notedPolicy(page)).toBe('full');
  },
);

test(
  'scores that are hidden are covered in a copy',
  { tag: '@deep-on-phones' },
  async ({ page, context, consoleErrors, matches }) => {
    consoleErrors.allow(
      /ERR_INTERNET_DISCONNECTED|Failed to (?:fetch|load)|Bad response|WebSocket/,
    );
    const match = await matches.start({ at: { innings: 2, over: '10.3' } });
    const inPlay = listOf(match, 'in-play');
    await page.addInitScript(() => localStorage.setItem('hideScores', '1'));
    await page.goto(inPlay);
    await stay(page);
    await saved(page, inPlay);
    await context.setOffline(true);
    await page.goto(inPlay);

    await expect(page.getByRole('complementary', { name: 'No connection' })).toBeVisible();
    const covers = cardOf(page, match).locator('.score-cover');
    await expect(covers.first()).toBeAttached();
    for (const cover of await covers.all()) await expect(cover).toHaveCSS('visibility', 'hidden');
    await context.setOffline(false);
  },
);
