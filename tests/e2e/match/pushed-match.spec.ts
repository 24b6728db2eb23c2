import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { pushedMatch, pushedWinner } from '@/tests/api/feeds/pushed-match';
import { makeFeedToken } from '@/tests/fixtures/servers/make-feed-token';
import { startApp, type StartedApp } from '@/tests/fixtures/servers/start-app';
import { expect, test } from '@/tests/e2e/support/test';

/* The built site and its API with FEED=none, and a program that pushes a match. */
const folder = mkdtempSync(path.join(tmpdir(), 'off-the-bat-pushed-'));
const bookmakersFile = path.join(folder, 'bookmakers.json');
const bookmakers = {
  'gully-exchange': {
    title: 'Gully Exchange',
    kind: 'exchange',
    commission: 0.05,
    link: 'https://gully.example/cricket?affiliate=7',
  },
  'no-deal': { title: 'No Deal', link: null },
};
/** It begins in a moment. */
const start = Math.floor(Date.now() / 1000) + 3600 + 300;
const demoWords = /replay|simulated|\bdemo\b/i;

test.describe('a match that a program pushes', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  let app: StartedApp;
  let token: string;
  let matchUrl: string;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    writeFileSync(bookmakersFile, JSON.stringify(bookmakers));
    app = await startApp({
      FEED: 'none',
      BOOKMAKERS_FILE: bookmakersFile,
      COUNTRY_HEADER: 'x-country',
      TRUSTED_PROXIES: '1',
    });
    token = await makeFeedToken(app.dataDir, 'scorer', '--silence', '3600');
  });
  test.afterAll(() => app?.stop());

  async function push(request: APIRequestContext, revision: number, parts: object) {
    const at = Math.floor(Date.now() / 1000);
    const { fixture } = pushedMatch(start);
    const response = await request.put(`${app.apiUrl}/api/feeds/scorer/events/final`, {
      headers: { authorization: `Bearer ${token}` },
      data: { ...pushedMatch(at), fixture, markets: markets(1.8, 2.1), ...parts, revision },
    });
    expect(await response.json()).toMatchObject({ applied: true, revision });
  }
  const priced = (first: number, second: number) => {
    const winner = pushedWinner(first, second, 'gully-exchange');
    const other = pushedWinner(first - 0.2, second - 0.2, 'no-deal');
    return winner.selections.map((selection, at) => ({
      ...selection,
      prices: [...selection.prices, ...(other.selections[at]?.prices ?? [])],
    }));
  };
  const markets = (first: number, second: number) => [
    { ...pushedWinner(first, second), selections: priced(first, second) },
  ];

  test('no page speaks of replays before there is a match', async ({ page }) => {
    for (const address of ['/', '/odds/matches/all/in-play', '/about-us', '/terms']) {
      await page.goto(app.url + address);
      await expect(page.locator('body')).not.toContainText(demoWords);
    }
  });

  test('appears on an open list before it begins, and its page names the sources', async ({
    page,
    request,
  }) => {
    await page.goto(`${app.url}/odds/matches/all/next-24-hours`);
    await push(request, 1, { markets: markets(1.8, 2.1), score: { status: 0 } });

    const card = page.getByRole('article').filter({ hasText: 'Pakistan' });
    // 1.80 after the exchange's commission.
    await expect(card).toContainText('1.76');
    await card.locator('a[href^="/matches/"]').first().click();
    await page.waitForURL(/\/matches\/indiav/);
    matchUrl = page.url();
    await page.getByRole('tab', { name: 'Match info' }).click();
    await expect(page.getByText(/^Odds from scorer, last at/)).toBeVisible();
    await expect(page.getByText(/^Score from scorer, last at/)).toBeVisible();
    await expect(page.locator('body')).not.toContainText(demoWords);
  });

  test('begins and moves on its open page without a reload', async ({ page, request }) => {
    await page.goto(matchUrl);
    const winner = page.locator('[data-market="winner"]');
    const score = page.getByRole('region', { name: 'Score' });
    await expect(winner).toContainText('1.76');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    await push(request, 2, {});
    await expect(score).toContainText('140/3');
    await push(request, 3, {
      markets: markets(1.6, 2.6),
      score: { status: 2, match_status: 'India need 8 runs', score: '152/3:159' },
    });

    await expect(winner).toContainText('1.57');
    await expect(score).toContainText('152/3');
    await expect(score).toContainText('India need 8 runs');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('has a link to a bookmaker with an agreement, and the price of the other as text', async ({
    page,
  }) => {
    await page.goto(matchUrl);
    const winner = page.locator('[data-market="winner"]');
    await expect(winner.locator('[data-bookmaker="no-deal"]').first()).toContainText(
      'No Deal 1.40',
    );
    await expect(winner.locator('a[data-bookmaker="no-deal"]')).toHaveCount(0);

    await page.route('https://gully.example/**', route => route.fulfill({ body: 'Gully' }));
    const href = await winner
      .locator('a[data-bookmaker="gully-exchange"]')
      .first()
      .getAttribute('href');
    await page.goto(app.url + href, { waitUntil: 'commit' });
    await page.waitForURL('https://gully.example/cricket?affiliate=7');
  });

  test('has neither prices nor links where the region allows none', async ({ request }) => {
    const headers = { 'x-country': 'IN' };
    const pages: string[] = [];
    // The first answer of a region may be a copy that is a few seconds old.
    await expect
      .poll(async () => {
        const response = await request.get(matchUrl, { headers });
        expect(response.status()).toBe(200);
        pages.push(await response.text());
        return pages.at(-1);
      })
      .toContain('152/3');
    expect(pages.join()).not.toMatch(/gully|No Deal|\/sportsbet\/redirect/i);
    const snapshot = await request.get(matchUrl.replace(/\/matches\/.*-/, '/api/events/'), {
      headers,
    });
    expect(await snapshot.text()).not.toMatch(/gully|no-deal|1\.57/);
  });
});
