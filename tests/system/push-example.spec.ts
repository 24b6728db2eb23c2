import { toMatch } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import type { WireEvent } from '@/lib/contract/event';
import { makeFeedToken } from '@/tests/fixtures/servers/make-feed-token';
import { startApp, type StartedApp } from '@/tests/fixtures/servers/start-app';
import { startProgram } from '@/tests/fixtures/servers/start-program';
import { expect, test } from '@/tests/journeys/support/visit';

/* The example of docs/feeds.md, as a reader runs it. */
test.describe('examples/push.mjs', { tag: ['@desktop', '@smoke'] }, () => {
  let app: StartedApp;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    app = await startApp({ FEED: 'none' });
  });
  test.afterAll(() => app?.stop());

  test('a pushed match is on the site, its price and score move, and it ends', async ({ page }) => {
    test.setTimeout(120_000);
    const token = await makeFeedToken(app.dataDir, 'example');
    const example = startProgram(['examples/push.mjs'], { API_URL: app.apiUrl, FEED_TOKEN: token });
    const [, id = ''] = await example.waitForOutput(/the match has the id (\w+)/);
    const response = await fetch(`${app.apiUrl}/api/events/${id}`);
    const event = (await response.json()) as WireEvent;

    await page.goto(app.url + matchPath(toMatch(event)));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Northam');
    const price = page.locator('[data-market="winner"] a[href^="/sportsbet/redirect/"]');
    const text = page.locator('[data-market="winner"]');
    await expect(text).toContainText('2.10');
    const score = page.getByRole('region', { name: 'Score' });
    const before = await text.innerText();
    const scoreBefore = await score.innerText();

    await expect(text).not.toHaveText(before, { useInnerText: true });
    await expect(score).not.toHaveText(scoreBefore, { useInnerText: true });
    // The bookmaker of the example has a review, which has its link.
    await expect(price).toHaveCount(2);

    await example.stop('SIGTERM');
    await expect(score).toContainText('Ended');
  });
});
