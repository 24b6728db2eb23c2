import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { Event } from '@/lib/contract/event';
import { PushResult } from '@/lib/contract/push';
import { toMatch } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import { pushedMatch, pushedWinner } from '@/tests/api/feeds/push/pushed-match';
import { makeFeedToken } from '@/tests/fixtures/servers/make-feed-token';
import { startApp, type StartedApp } from '@/tests/fixtures/servers/start-app';
import { expect, test } from '@/tests/journeys/support/visit';

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
const demoWords = /replay|simulated|\bdemo\b/i;
const underWay = {
  score: { status: 2, match_status: 'India need 8 runs', score: '152/3:159' },
};

const markets = (first: number, second: number) => {
  const winner = pushedWinner(first, second, 'gully-exchange');
  const other = pushedWinner(first - 0.2, second - 0.2, 'no-deal');
  const selections = winner.selections.map((selection, index) => ({
    ...selection,
    prices: [...selection.prices, ...(other.selections[index]?.prices ?? [])],
  }));
  return [{ ...winner, selections }];
};

test.describe('a match that a program pushes', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let app: StartedApp;
  let token: string;

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

  /** A match between these; each call pushes its next revision. */
  function pushesOf(request: APIRequestContext, teams: [string, string]) {
    // It begins shortly.
    const start = Math.floor(Date.now() / 1000) + 300;
    let revision = 0;
    return async (parts: object): Promise<string> => {
      revision += 1;
      const pushed = pushedMatch(Math.floor(Date.now() / 1000));
      const fixture = { ...pushed.fixture, teams, start };
      const response = await request.put(
        `${app.apiUrl}/api/feeds/scorer/events/${teams.join('-')}`,
        {
          headers: { authorization: `Bearer ${token}` },
          data: { ...pushed, fixture, markets: markets(1.8, 2.1), ...parts, revision },
        },
      );
      const result = PushResult.parse(await response.json());
      expect(result).toMatchObject({ applied: true, revision });
      return String(result.event);
    };
  }

  test('a pushed match appears on an open list before it begins, and moves on its open page', async ({
    page,
    request,
  }) => {
    for (const address of ['/', '/odds/matches/all/in-play', '/about-us', '/terms']) {
      await page.goto(app.url + address);
      await expect(page.locator('body')).not.toContainText(demoWords);
    }
    const push = pushesOf(request, ['India', 'Pakistan']);
    await page.goto(`${app.url}/odds/matches/all/next-24-hours`);
    await push({ score: { status: 0 } });

    const card = page.getByRole('article').filter({ hasText: 'Pakistan' });
    // 1.80 after the exchange's commission.
    await expect(card).toContainText('1.76');
    await card.locator('a[href^="/matches/"]').first().click();
    await page.waitForURL(/\/matches\/indiav/);
    await page.getByRole('tab', { name: 'Match info' }).click();
    await expect(page.getByText(/^Odds from scorer, last at/)).toBeVisible();
    await expect(page.getByText(/^Score from scorer, last at/)).toBeVisible();
    await expect(page.locator('body')).not.toContainText(demoWords);

    const winner = page.locator('[data-market="winner"]');
    const score = page.getByRole('region', { name: 'Score' });
    await expect(winner).toContainText('1.76');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await push({});
    await expect(score).toContainText('140/3');
    await push({ ...underWay, markets: markets(1.6, 2.6) });

    await expect(winner).toContainText('1.57');
    await expect(score).toContainText('152/3');
    await expect(score).toContainText('India need 8 runs');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  test('a pushed match has links to bookmakers with an agreement, and none where the region allows none', async ({
    page,
    request,
  }) => {
    const push = pushesOf(request, ['Kenya', 'Nepal']);
    const id = await push({ ...underWay, markets: markets(1.6, 2.6) });
    const event = await (await request.get(`${app.apiUrl}/api/events/${id}`)).json();
    const url = app.url + matchPath(toMatch(Event.parse(event)));

    const headers = { 'x-country': 'IN' };
    const html = await (await request.get(url, { headers })).text();
    expect(html).toContain('152/3');
    expect(html).not.toMatch(/gully|No Deal|\/sportsbet\/redirect/i);
    const snapshot = await request.get(`${app.url}/api/events/${id}`, { headers });
    expect(snapshot.status()).toBe(200);
    expect(await snapshot.text()).not.toMatch(/gully|no-deal|1\.57/);

    await page.goto(url);
    const winner = page.locator('[data-market="winner"]');
    await expect(winner.locator('[data-bookmaker="no-deal"]').first()).toContainText('1.40');
    await expect(winner.locator('a[data-bookmaker="no-deal"]')).toHaveCount(0);
    await page.route('https://gully.example/**', route => route.fulfill({ body: 'Gully' }));
    const link = winner.locator('a[data-bookmaker="gully-exchange"]').first();
    await page.goto(app.url + (await link.getAttribute('href')), { waitUntil: 'commit' });
    await page.waitForURL('https://gully.example/cricket?affiliate=7');
  });
});
