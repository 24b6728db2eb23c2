import { matchPath } from '@/lib/domain/match/match-name';
import { cardOf, upcomingMatch } from '@/tests/e2e/support/site-matches';
import { expect, test, type Locator, type Page } from '@/tests/e2e/support/test';
import { violations } from '@/tests/e2e/support/violations';

// An upcoming match: its prices are constant for minutes.
const winner = (page: Page): Locator => page.locator('[data-market="winner"]');
const prices = (part: Locator): Locator => part.locator('[data-bookmaker]');

test(
  'the server sends every bookmaker’s price of the match winner, the best ones marked',
  { tag: '@deep-on-phones' },
  async ({ noJsPage: page, request }) => {
    await page.goto(matchPath(await upcomingMatch(request)));

    const quoted = await prices(winner(page)).evaluateAll(links =>
      links.map(link => ({
        bookmaker: link.getAttribute('data-bookmaker'),
        isBest: link.hasAttribute('data-best'),
        // An exchange is ranked by what is left after its commission.
        odds: Number(
          /Less [^:]*: ([\d.]+)/.exec(link.textContent ?? '')?.[1] ??
            /\d+\.\d\d/.exec(link.textContent ?? '')?.[0],
        ),
        query: link.getAttribute('href')?.split('?')[1],
      })),
    );

    expect(quoted).toHaveLength(10);
    for (const { bookmaker, query } of quoted) expect(query).toBe(`bookmaker=${bookmaker}`);
    for (const selection of [quoted.slice(0, 5), quoted.slice(5)]) {
      const highest = Math.max(...selection.map(({ odds }) => odds));
      for (const { odds, isBest } of selection) expect(isBest).toBe(odds === highest);
    }
  },
);

test(
  'without scripts all of them are visible',
  { tag: '@deep-on-phones' },
  async ({ noJsPage: page, request }) => {
    await page.goto(matchPath(await upcomingMatch(request)));

    for (const price of await prices(winner(page)).all()) await expect(price).toBeVisible();
  },
);

test(
  'without scripts each other market has a page of all bookmakers, outside search engines',
  { tag: '@deep-on-phones' },
  async ({ noJsPage: page, request }) => {
    const match = await upcomingMatch(request);
    await page.goto(matchPath(match));
    await page.getByRole('link', { name: 'Compare 5 bookmakers for Toss Winner' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Toss Winner, /);
    await expect(page.locator('[data-bookmaker]')).toHaveCount(10);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/matches\/[^/]+$/,
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  },
);

test(
  'a review leads to the prices of its bookmaker now, and they lead back',
  { tag: '@deep-on-phones' },
  async ({ page }) => {
    await page.goto('/betting-sites/deep-cover');
    await page.getByRole('link', { name: 'Deep Cover prices now' }).click();

    const prices = page.locator('[data-bookmaker]');
    await expect(prices.first()).toBeVisible();
    const slugs = await prices.evaluateAll(all =>
      all.map(one => one.getAttribute('data-bookmaker')),
    );
    expect(new Set(slugs)).toEqual(new Set(['deep-cover']));
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Read the Deep Cover review' }).click();
    await expect(page).toHaveURL(/\/betting-sites\/deep-cover$/);

    await page.goto('/betting-sites/golden-duck');
    await expect(page.getByRole('link', { name: /prices now/ })).toHaveCount(0);
  },
);

test('a grid on wide screens; on phones a list that opens, and nothing scrolls sideways', async ({
  page,
  request,
  isMobile,
}) => {
  await page.goto(matchPath(await upcomingMatch(request)));
  const all = prices(winner(page));
  await expect(all).toHaveCount(10);

  if (isMobile) {
    await expect(all.first()).toBeHidden();
    await winner(page)
      .getByRole('button', { name: /^All 5 bookmakers for / })
      .first()
      .click();
    await expect(all.nth(4)).toBeVisible();
    await expect(all.nth(5)).toBeHidden();
  } else {
    const tops = await all.evaluateAll(links =>
      links.map(link => Math.round(link.getBoundingClientRect().top)),
    );
    expect(new Set(tops.slice(0, 5)).size).toBe(1);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('other markets show all bookmakers on demand', async ({ page, request }) => {
  await page.goto(matchPath(await upcomingMatch(request)));
  const toss = page.locator('[data-market="toss"]');
  await expect(prices(toss)).toHaveCount(0);

  await toss.getByRole('link', { name: 'Compare 5 bookmakers for Toss Winner' }).click();

  await expect(prices(toss)).toHaveCount(10);
});

test(
  'a click on a bookmaker’s price is recorded for that bookmaker',
  { tag: '@deep-on-phones' },
  async ({ page, request }) => {
    await page.goto(matchPath(await upcomingMatch(request)));
    const second = prices(winner(page)).nth(1);
    const bookmaker = await second.getAttribute('data-bookmaker');
    const href = (await second.getAttribute('href')) ?? '';
    const post = page.waitForRequest('**/api/events/redirect/');

    await page.goto(href);

    expect((await post).postDataJSON()).toMatchObject({ bookmaker, marketId: 'winner' });
    await page.waitForURL('**/example-bookmaker');
  },
);

test(
  'a card names the bookmaker with the best price',
  { tag: '@deep-on-phones' },
  async ({ page, request }) => {
    const match = await upcomingMatch(request);
    await page.goto('/odds/matches/all/future');
    const [selection] = match.markets[0]?.selections ?? [];
    const best = match.bookmakers?.find(({ slug }) => slug === selection?.best?.[0]);

    const link = cardOf(page, match)
      .getByRole('link', { name: /, opens in a new tab$/ })
      .first();
    await expect(link).toContainText(best?.title ?? '');
    await expect(link).toHaveAttribute('href', new RegExp(`\\?bookmaker=${best?.slug}$`));
  },
);

for (const path of ['/odds/outrights', '/odds/matches/all/future', '/'])
  test(`each price on ${path} is inside its link`, { tag: '@deep-on-phones' }, async ({ page }) => {
    await page.goto(path);
    const links = page.getByRole('link', { name: /, opens in a new tab$/ });
    await expect(links.first()).toBeAttached();

    const outside = await links.evaluateAll(all =>
      all.flatMap(link => {
        const badge = link.querySelector('[class*=plate]');
        if (!badge || link.getBoundingClientRect().width === 0) return [];
        const [outer, inner] = [link.getBoundingClientRect(), badge.getBoundingClientRect()];
        const isInside = inner.width > 40 && inner.right <= outer.right + 1;
        return isInside ? [] : (link.textContent ?? '');
      }),
    );
    expect(outside).toEqual([]);
  });
