import { cardOf, oddsLinks, oddsLinksOf } from '@/tests/journeys/support/cards';
import { expect, test, type Locator, type Page } from '@/tests/journeys/support/test';

test(
  'a match has its names in heading, title and URL, its tournament and its state',
  { tag: '@deep-on-phones' },
  async ({ page, request, matches }) => {
    const match = await matches.start({ at: { innings: 2, over: '10.3' } });
    const [first, second] = match.teams;
    await page.goto(match.path);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${first} Vs ${second}`);
    await expect(page).toHaveTitle(
      `${first} vs ${second} odds, live score and commentary | Off the Bat`,
    );
    const canonical = page.locator('link[rel=canonical]');
    const url = (await canonical.getAttribute('href')) ?? '';
    expect(new URL(url).pathname).toBe(match.path);
    const { statusText } = await match.read();
    const score = page.getByRole('region', { name: 'Score' });
    await expect(score).toContainText(match.competition);
    await expect(score).toContainText(statusText);

    await match.play();
    const { statusText: next } = await match.read();
    expect(next).not.toBe(statusText);
    await expect(score).toContainText(next);

    // Opened as history it has the same canonical URL.
    const response = await request.get(`${match.path}?history=true`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="${url}"/>`);
  },
);

test(
  "the first eleven markets are open in the server's HTML",
  { tag: '@deep-on-phones' },
  async ({ matches, noJsPage: page }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await page.goto(match.path);

    const panels = page.locator('#markets').getByRole('group');
    const count = await panels.count();
    expect(count).toBeGreaterThan(11);
    const open = await panels.evaluateAll(all => all.map(panel => panel.hasAttribute('open')));
    expect(open).toEqual(open.map((_, index) => index < 11));
  },
);

test(
  'markets collapse by keyboard, and any number may be open',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await page.goto(match.path);
    const first = marketNamed(page, 'Match Winner');
    const late = marketNamed(page, 'Total match fours');
    await expect(first).toHaveJSProperty('open', true);
    await expect(late).toHaveJSProperty('open', false);

    await late.locator('summary').press('Enter');
    await expect(late).toHaveJSProperty('open', true);
    await expect(first).toHaveJSProperty('open', true);
    await first.locator('summary').press('Space');
    await expect(first).toHaveJSProperty('open', false);
  },
);

test(
  'odds link to a betting site in a new tab, with the decimal odds of the feed',
  { tag: '@deep-on-phones' },
  async ({ matches, noJsPage: page }) => {
    await page
      .context()
      .addCookies([{ name: 'odds', value: 'malay', domain: 'localhost', path: '/' }]);
    const match = await matches.start({ at: { over: '14.2' } });
    await page.goto(match.path);

    const links = await oddsLinks(page).evaluateAll(all =>
      all.map(link => ['target', 'rel', 'href'].map(name => link.getAttribute(name))),
    );
    expect(links.length).toBeGreaterThan(10);
    for (const link of links)
      expect(link).toEqual([
        '_blank',
        'sponsored nofollow noopener',
        expect.stringMatching(oddsHref(match.id)),
      ]);
    await expect(
      page.getByText(
        'Odds open a page about an invented betting site: it takes no bets and pays nobody.',
      ),
    ).toBeVisible();
  },
);

test(
  'a match that ends is among the results, and its page shows how it ended',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { innings: 2, over: '10.3' } });
    await page.goto('/');
    await match.price('winner', [1.37]);
    // A changed price shows that the page receives updates of the match.
    await expect(oddsLinksOf(cardOf(page, match), match)).toContainText('1.37');
    await match.finish();
    const { statusText } = await match.read();
    const results = page.getByRole('region', { name: 'Recent Results' });
    const link = page.locator(`a[href="${match.path}?history=true"]`);
    await expect(results.getByRole('listitem').filter({ has: link })).toContainText(statusText);
    await results.locator(link).click();

    await expect(page).toHaveURL(`${match.path}?history=true`);
    await expect(page.getByRole('region', { name: 'Score' })).toContainText(statusText);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Score' })).toContainText(statusText);
  },
);

test(
  'a paused page keeps its prices without links, with the time, until it is resumed',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await match.price('winner', [1.8, 2.1]);
    await page.goto(match.path);
    const winner = page.locator('[data-market="winner"]');
    await expect(winner).toContainText('1.80');
    await page.getByRole('button', { name: 'Pause updates' }).click();
    const markets = page.locator('#markets');

    await expect(markets.getByText(/^Paused at \d\d:\d\d$/)).toBeVisible();
    await expect(oddsLinks(markets)).toHaveCount(0);
    await match.price('winner', [1.37, 3.4]);
    await expect(winner.locator('[data-frozen]').filter({ hasText: '1.80' })).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Resume', exact: true }).click();

    await expect(oddsLinks(winner).filter({ hasText: '1.37' }).first()).toBeVisible();
    await expect(markets.locator('[data-frozen]')).toHaveCount(0);
  },
);

const marketNamed = (page: Page, name: string): Locator =>
  page
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

/** The link of a price: ids, decimal odds as they were sent, and the bookmaker that quotes them. */
const oddsHref = (id: string): RegExp =>
  new RegExp(`^/sportsbet/redirect/${id}/[^/]+/[^/]+/\\d+(\\.\\d+)?\\?bookmaker=[a-z-]+$`);
