import type { DrivenMatch, Matches } from '@/tests/journeys/support/app/matches';
import { cardOf, oddsLinksOf } from '@/tests/journeys/support/cards';
import { expect, test, type Locator, type Page } from '@/tests/journeys/support/test';
import { violations } from '@/tests/journeys/support/violations';

const winner = (page: Page): Locator => page.locator('[data-market="winner"]');
const prices = (part: Locator): Locator => part.locator('[data-bookmaker]');

/**
 * An upcoming match: Deep Cover has the best price of both sides, although the exchange quotes more
 * for the first, of which its commission leaves 1.94.
 */
async function comparedMatch(matches: Matches): Promise<DrivenMatch> {
  const match = await matches.start();
  await match.price('winner', [1.8, 2.1]);
  await match.price('winner', [1.96], 'leg-gully');
  await match.price('winner', [1.95, 2.25], 'deep-cover');
  return match;
}

test(
  'every bookmaker’s price of the match winner is visible without scripts, with the best ones marked',
  { tag: '@deep-on-phones' },
  async ({ noJsPage: page, matches }) => {
    const match = await comparedMatch(matches);
    await page.goto(match.path);

    for (const [selection, decimals] of [
      [0, { 'silly-point': 1.8, 'deep-cover': 1.95, 'leg-gully': 1.96, nightwatchman: 1.8 }],
      [1, { 'silly-point': 2.1, 'deep-cover': 2.25, 'leg-gully': 2.1, nightwatchman: 2.1 }],
    ] as const)
      for (const [bookmaker, decimal] of Object.entries(decimals)) {
        const price = prices(winner(page)).and(
          page.locator(
            `[href="${match.oddsHref('winner', selection)}${decimal}?bookmaker=${bookmaker}"]`,
          ),
        );
        await expect(price).toBeVisible();
        await expect(price).toHaveAttribute('data-bookmaker', bookmaker);
        await expect(price).toContainText(decimal.toFixed(2));
      }
    await expect(prices(winner(page))).toHaveCount(10);
    const best = winner(page).locator('[data-best]');
    await expect(best).toHaveCount(2);
    for (const price of await best.all())
      await expect(price).toHaveAttribute('data-bookmaker', 'deep-cover');
  },
);

test(
  'each other market has a page of all bookmakers without scripts, outside search engines',
  { tag: '@deep-on-phones' },
  async ({ noJsPage: page, matches }) => {
    const match = await matches.start();
    await page.goto(match.path);
    await page.getByRole('link', { name: 'Compare 5 bookmakers for Toss Winner' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Toss Winner, /);
    await expect(page.locator('[data-bookmaker]')).toHaveCount(10);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${match.path}$`),
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  },
);

test(
  'a review leads to the prices of its bookmaker now, and they lead back',
  { tag: '@deep-on-phones' },
  async ({ page, request, matches, app }) => {
    const match = await comparedMatch(matches);
    await app.forgetCopies();
    await page.goto('/betting-sites/deep-cover');
    await page.getByRole('link', { name: 'Deep Cover prices now' }).click();

    await expect(oddsLinksOf(page, match)).toContainText('1.95');
    await expect(oddsLinksOf(page, match, 'winner', 1)).toContainText('2.25');
    const slugs = await page
      .locator('[data-bookmaker]')
      .evaluateAll(all => all.map(price => price.getAttribute('data-bookmaker')));
    expect(new Set(slugs)).toEqual(new Set(['deep-cover']));
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Read the Deep Cover review' }).click();
    await expect(page).toHaveURL('/betting-sites/deep-cover');

    // It quotes no match.
    const other = await request.get('/betting-sites/golden-duck');
    expect(other.status()).toBe(200);
    expect(await other.text()).not.toContain('prices now');
  },
);

test('a wide screen has a table of bookmakers, a phone a sheet, and nothing scrolls sideways', async ({
  page,
  matches,
  isMobile,
}) => {
  const match = await comparedMatch(matches);
  await page.goto(match.path);
  const compare = (part: Locator) => part.getByRole('link', { name: /^Compare 5 bookmakers for / });
  if (isMobile) await compare(winner(page)).click();
  const table = page.getByRole('table', { name: 'Match Winner at 5 bookmakers' });

  await expect(table.getByRole('row')).toHaveCount(1 + 5 + 3);
  await expect(prices(table)).toHaveCount(10);
  await expect(prices(table.getByRole('row').nth(1)).first()).toHaveAttribute('data-best', '');
  await table.getByRole('button', { name: 'Bookmaker' }).click();
  await expect(table.getByRole('rowheader').first()).toHaveText('Deep Cover');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);

  // Another market shows all of them on demand.
  if (isMobile) await page.keyboard.press('Escape');
  await compare(page.locator('[data-market="toss"]')).click();
  const toss = page.getByRole('table', { name: 'Toss Winner at 5 bookmakers' });
  await expect(prices(toss)).toHaveCount(10);
});

test(
  'the page of a market is live, and its rows stay where they are read',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await comparedMatch(matches);
    await page.goto(match.path);
    await page.goto((await comparePath(page, 'winner')) ?? '');
    const table = page.getByRole('table', { name: 'Match Winner at 5 bookmakers' });
    await expect(table.getByRole('rowheader').first()).toHaveText(/Deep Cover/);

    await match.price('winner', [2.4], 'nightwatchman');

    const rise = prices(table).and(page.locator('[data-bookmaker="nightwatchman"]')).first();
    await expect(rise).toHaveText('2.40');
    await expect(rise).toHaveAttribute('data-best', '');
    await expect(table.getByRole('rowheader').first()).toHaveText(/Deep Cover/);
    await page.getByRole('button', { name: 'Order changed, sort' }).click();
    await expect(table.getByRole('rowheader').first()).toHaveText(/Nightwatchman/);
  },
);

test(
  'a click on a bookmaker’s price is recorded for that bookmaker',
  { tag: '@deep-on-phones' },
  async ({ page, context, matches, isMobile }) => {
    const match = await comparedMatch(matches);
    await page.goto(match.path);
    if (isMobile)
      await winner(page)
        .getByRole('link', { name: /^Compare / })
        .click();
    const post = context.waitForEvent('request', request =>
      request.url().endsWith('/api/events/redirect/'),
    );
    const opened = context.waitForEvent('page');
    await winner(page).locator('a[data-bookmaker="nightwatchman"]').first().click();

    expect((await post).postDataJSON()).toMatchObject({
      bookmaker: 'nightwatchman',
      marketId: 'winner',
    });
    await (await opened).waitForURL('**/example-bookmaker');
  },
);

test(
  'a card names the bookmaker with the best price, which is inside its link',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await comparedMatch(matches);
    for (const path of [`/odds/matches/${match.league}/future`, '/']) {
      await page.goto(path);
      const link = oddsLinksOf(cardOf(page, match), match);
      await expect(link).toContainText('Deep Cover');
      await expect(link).toHaveAttribute(
        'href',
        `${match.oddsHref('winner')}1.95?bookmaker=deep-cover`,
      );

      const outer = await boxOf(link);
      const inner = await boxOf(link.getByText('1.95', { exact: true }));
      expect(inner.width, path).toBeGreaterThan(40);
      expect(inner.x, path).toBeGreaterThanOrEqual(outer.x - 1);
      expect(inner.x + inner.width, path).toBeLessThanOrEqual(outer.x + outer.width + 1);
    }
  },
);

const comparePath = (page: Page, market: string) =>
  page.locator(`[data-market="${market}"] a[href*="/odds/markets/"]`).first().getAttribute('href');

async function boxOf(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  const box = await part.boundingBox();
  if (!box) throw new Error('it has no box');
  return box;
}
