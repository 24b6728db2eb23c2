import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { fixtures, leagues, liveMatches } from '@/tests/system/match/many-matches';
import { expect, test } from '@/tests/journeys/support/visit';

const future = '/odds/matches/all/future';

test.describe('lists at the size of the world', () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let site: MockSite;

  test.beforeAll(async () => {
    site = await startMockSite({
      events: [...fixtures, ...liveMatches],
      answers: { '/api/leagues/': { leagues } },
    });
  });
  test.afterAll(() => site.stop());

  test('300 fixtures come by day, forty at first, then more', async ({ page }) => {
    await page.goto(site.url + future);
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(40);
    await expect(page.getByText('300 matches').first()).toBeVisible();
    const days = page.getByRole('heading', { level: 3 }).filter({ has: page.locator('time') });
    expect(await days.count()).toBeGreaterThan(5);

    await page.getByRole('link', { name: 'Show 40 more of 300 matches' }).click();

    await expect(cards).toHaveCount(80);
    await expect(page).toHaveURL(site.url + future);
  });

  test('without scripts more fixtures are on further pages', async ({ noJsPage: page }) => {
    await page.goto(site.url + future);
    await page.getByRole('link', { name: 'Show 40 more of 300 matches' }).click();

    await expect(page).toHaveURL(`${site.url}${future}?page=2`);
    await expect(page.getByRole('article')).toHaveCount(40);
    await page.goto(`${site.url}${future}?page=8`);
    await expect(page.getByRole('article')).toHaveCount(20);
    await expect(page.getByRole('heading', { name: 'Time to be confirmed' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Show \d/ })).toHaveCount(0);
    expect((await fetch(`${site.url}${future}?page=9`)).status).toBe(404);
  });

  test(
    '80 leagues scroll by themselves and can be searched',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(site.url + future);
      const menu = page.getByRole('navigation', { name: 'Leagues' });
      const bottom = await menu.evaluate(element => element.getBoundingClientRect().height);
      expect(bottom).toBeLessThan(800);

      await menu.getByRole('searchbox', { name: 'Find a league' }).fill('league 77');

      await expect(menu.getByRole('link')).toHaveText([/All Leagues$/, /League 77$/]);
    },
  );

  test('44 live matches are counted, on cards of equal height', async ({ page }) => {
    await page.goto(site.url);
    const carousel = page.getByRole('region', { name: 'Watch Live' });
    await expect(carousel.getByText('1 of 44')).toBeVisible();
    const heights = await carousel
      .getByRole('article')
      .evaluateAll(cards => cards.map(card => Math.round(card.getBoundingClientRect().height)));
    expect(new Set(heights).size).toBe(1);
    const prices = await carousel
      .getByRole('article')
      .evaluateAll(cards => cards.map(card => card.querySelectorAll('a[target=_blank]').length));
    expect(Math.max(...prices)).toBe(3);
  });

  test('a match is a dense row without an image', { tag: '@phone' }, async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${site.url}/odds/matches/all/in-play`);
      const card = page.getByRole('article').first();
      const height = await card.evaluate(element => element.getBoundingClientRect().height);
      expect(height, `${width} px`).toBeLessThanOrEqual(112);
      await expect(card.locator('img')).toBeHidden();
      await expect(card.locator('a[target=_blank]').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});
