import { matchPath } from '@/lib/domain/match/match-name';
import { toMatch } from '@/lib/domain/match/match';
import { expect, test } from '@/tests/e2e/support/test';
import { oddsLinks, wireEvent, youngestMatch } from '@/tests/e2e/support/site-matches';

test(
  'a match has its names in heading, title and URL',
  { tag: '@deep-on-phones' },
  async ({ page, request }) => {
    const match = await youngestMatch(request);
    const [first, second] = match.teams.map(team => team.name);
    await page.goto(matchPath(match));

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${first} Vs ${second}`);
    await expect(page).toHaveTitle(
      `${first} vs ${second} odds, live score and commentary | Off the Bat`,
    );
    const canonical = page.locator('link[rel=canonical]');
    expect(new URL((await canonical.getAttribute('href')) ?? '').pathname).toBe(matchPath(match));
  },
);

test(
  'a match opened as history has the same canonical URL',
  { tag: '@deep-on-phones' },
  async ({ page, request }) => {
    const match = await youngestMatch(request);
    const response = await page.goto(`${matchPath(match)}?history=true`);

    expect(response?.status()).toBe(200);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${matchPath(match)}$`),
    );
  },
);

test(
  "the first eleven markets are open in the server's HTML",
  { tag: '@deep-on-phones' },
  async ({ request, noJsPage: page }) => {
    await page.goto(matchPath(await youngestMatch(request)));

    const panels = await page.locator('#markets').getByRole('group').all();
    expect(panels.length).toBeGreaterThan(11);
    for (const [at, panel] of panels.entries())
      await expect(panel).toHaveJSProperty('open', at < 11);
  },
);

test(
  'markets collapse by keyboard, and any number may be open',
  { tag: '@deep-on-phones' },
  async ({ page, request }) => {
    await page.goto(matchPath(await youngestMatch(request)));
    const market = (name: string) =>
      page
        .getByRole('group')
        .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
    const first = market('Match Winner');
    const late = market('Total match fours');
    await expect(first).toHaveJSProperty('open', true);
    await expect(late).toHaveJSProperty('open', false);

    await late.locator('summary').press('Enter');
    await expect(late).toHaveJSProperty('open', true);
    await expect(first).toHaveJSProperty('open', true);
    await first.locator('summary').press('Space');
    await expect(first).toHaveJSProperty('open', false);
  },
);

test('odds link to a betting site in a new tab, with the decimal odds of the feed', async ({
  request,
  noJsPage: page,
}) => {
  await page
    .context()
    .addCookies([{ name: 'odds', value: 'malay', domain: 'localhost', path: '/' }]);
  const match = await youngestMatch(request);
  await page.goto(matchPath(match));

  const links = await oddsLinks(page).all();
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await expect(link).toHaveAttribute('href', odds(match.id));
  }
  await expect(
    page.getByText(
      'Odds open a page about an invented betting site: it takes no bets and pays nobody.',
    ),
  ).toBeVisible();
});

test('the page of an ended match shows its result', async ({ page }) => {
  await page.goto('/');
  const results = page.getByRole('region', { name: 'Recent Results' });
  const result = results.getByRole('listitem').first();
  const resultText = await result.getByRole('paragraph').first().innerText();
  await result.getByRole('link').click();

  await expect(page).toHaveURL(/\/matches\/.+\?history=true$/);
  await expect(page.getByRole('region', { name: 'Score' })).toContainText(resultText);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Score' })).toContainText(resultText);
});

test(
  'a match names its tournament, its state and that it is a replay',
  { tag: '@deep-on-phones' },
  async ({ page, request }) => {
    const match = await youngestMatch(request);
    await page.goto(matchPath(match));
    const score = page.getByRole('region', { name: 'Score' });

    await expect(score).toContainText(match.tournament);
    await expect(score).toContainText(/Replay/);
    await expect(score).toContainText(/odds simulated/);
    await expect(async () => {
      const { statusText } = toMatch(await wireEvent(request, match.id));
      await expect(score).toContainText(statusText, { timeout: 1000 });
    }).toPass();
  },
);

test(
  'a paused page keeps its prices without links, with the time, until it is resumed',
  { tag: '@deep-on-phones' },
  async ({ page, request }) => {
    await page.goto(matchPath(await youngestMatch(request)));
    await page.getByRole('button', { name: 'Pause updates' }).click();
    const markets = page.locator('#markets');

    await expect(markets.getByText(/^Paused at \d\d:\d\d$/)).toBeVisible();
    await expect(oddsLinks(markets)).toHaveCount(0);
    await expect(markets.locator('[data-frozen]').filter({ visible: true })).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Resume', exact: true }).click();

    await expect(oddsLinks(markets).first()).toBeVisible();
    await expect(markets.locator('[data-frozen]')).toHaveCount(0);
  },
);

/** The link of a price: ids, decimal odds as they were sent, and the bookmaker that quotes them. */
const odds = (id: string): RegExp =>
  new RegExp(`^/sportsbet/redirect/${id}/[^/]+/[^/]+/\\d+(\\.\\d+)?\\?bookmaker=[a-z-]+$`);
