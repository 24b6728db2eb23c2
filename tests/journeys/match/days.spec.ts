import { cardOf } from '@/tests/journeys/support/cards';
import type { App } from '@/tests/journeys/support/app/app';
import { gotoLive } from '@/tests/journeys/support/goto-live';
import { expect, test } from '@/tests/journeys/support/test';

/** The day in the site's time zone, some hours from now. */
const dayAfter = (app: App, hours: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(
    app.now() + hours * 3_600_000,
  );

test.describe('the matches of a day', { tag: '@desktop' }, () => {
  test('lists lead to days, and a day to the next one with matches', async ({
    page,
    app,
    matches,
  }) => {
    const live = await matches.start({ at: { over: '14.2' }, startsIn: 0 });
    const day = dayAfter(app, 0);
    const tomorrow = await matches.start({ startsIn: 24, competition: live.competition });
    await page.goto(`/odds/matches/${live.league}/in-play`);
    await page.getByRole('link', { name: 'By day' }).click();
    await expect(page).toHaveURL('/matches/on');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matches today');
    const days = page.getByRole('navigation', { name: 'Days' });
    await expect(days.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');

    await gotoLive(page, `/matches/on/${day}`);
    await expect(cardOf(page, live)).toBeVisible();
    await expect(cardOf(page, tomorrow)).toHaveCount(0);
    // `end` would move its start to an hour ago, which may be the day before.
    await live.finish();
    const ended = page.getByRole('region', { name: 'Ended' });
    await expect(ended.locator(`a[href^="${live.path}"]`)).toBeVisible();
    await expect(cardOf(page, live)).toHaveCount(0);

    await days.locator('[rel=next]').click();
    await expect(page).toHaveURL(`/matches/on/${dayAfter(app, 24)}`);
    await expect(cardOf(page, tomorrow)).toBeVisible();
  });

  test('a match that ends while the page loads is among the ended ones', async ({
    page,
    app,
    matches,
  }) => {
    const match = await matches.start({ at: { over: '14.2' }, startsIn: 0 });
    // The page has it in play: its scripts, and so its connection, come after the end.
    let end: Promise<void> | null = null;
    await page.route('**/_next/static/chunks/**', async route => {
      await (end ??= match.finish());
      await route.continue();
    });
    await page.goto(`/matches/on/${dayAfter(app, 0)}`);

    const ended = page.getByRole('region', { name: 'Ended' });
    await expect(ended.locator(`a[href^="${match.path}"]`)).toBeVisible();
  });

  test('results lead to their day', async ({ page, app, matches }) => {
    // Later than the results of other tests, and so the first of the list.
    const result = await matches.start({ at: 1, startsIn: 24 * 300 });
    const day = dayAfter(app, 24 * 300);
    await page.goto('/match-history');
    const row = page.getByRole('listitem').filter({ hasText: result.teams[0] });
    await row.getByRole('heading').getByRole('link').click();

    await expect(page).toHaveURL(`/matches/on/${day}`);
    await expect(page.getByRole('region', { name: 'Ended' })).toContainText(result.teams[0]);
  });

  test('the day field leads to a day without scripts', async ({ noJsPage: page, app, matches }) => {
    const match = await matches.start({ startsIn: 24 * 40 });
    const day = dayAfter(app, 24 * 40);
    await page.goto('/matches/on');
    await page.getByLabel('Day', { exact: true }).fill(day);
    await page.getByRole('main').getByRole('button', { name: 'Show' }).click();

    await expect(page).toHaveURL(`/matches/on/${day}`);
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue(day);
    await expect(cardOf(page, match)).toBeVisible();
  });

  test('a day without matches is not indexed and links to the nearest ones', async ({
    page,
    app,
    matches,
  }) => {
    await matches.start({ startsIn: 24 * 500 });
    const last = dayAfter(app, 24 * 500);
    await page.goto('/matches/on/2090-01-01');

    await expect(page.getByText('No matches on this day')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^[A-Z][a-z]{2} \d/ })
      .last()
      .click();
    await expect(page).toHaveURL(`/matches/on/${last}`);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${app.url}/matches/on/${last}`,
    );
  });

  for (const path of ['/matches/on/2026-02-30', '/matches/on/tomorrow', '/matches/on/1066-10-14'])
    test(`${path} is not found`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });

  test('a malformed date leads to today', async ({ request }) => {
    const response = await request.get('/matches/on?date=2026-02-30', { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers()['location']).toBe('/matches/on');
  });
});

test.describe('in New York', { tag: '@desktop' }, () => {
  test.use({ timezoneId: 'America/New_York' });

  test("a day has the matches of the visitor's own day, and those of the site's without scripts", async ({
    page,
    noJsPage,
    app,
    matches,
  }) => {
    // At two in UTC, when it is still the day before in New York.
    const days = Math.ceil(app.now() / 86_400_000) + 60;
    const night = days * 86_400_000 + 2 * 3_600_000;
    const match = await matches.start({ startsIn: (night - app.now()) / 3_600_000 });
    const [inUtc = '', before = ''] = [night, night - 86_400_000].map(at =>
      new Date(at).toISOString().slice(0, 10),
    );

    await page.goto(`/matches/on/${before}`);
    await expect(cardOf(page, match)).toBeVisible();
    await page.goto(`/matches/on/${inUtc}`);
    await expect(page.getByLabel('Day', { exact: true })).toHaveValue(inUtc);
    await expect(cardOf(page, match)).toHaveCount(0);
    await noJsPage.goto(`/matches/on/${inUtc}`);
    await expect(cardOf(noJsPage, match)).toBeVisible();
  });
});
