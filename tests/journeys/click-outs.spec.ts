import { followAll } from '@/tests/fixtures/hostile/follow-redirects';
import { knownHosts } from '@/tests/fixtures/hostile/known-hosts';
import { mutatedRedirects } from '@/tests/fixtures/hostile/mutated-redirects';
import { cardOf, oddsLinksOf } from './support/cards';
import { expect, test, type Page } from './support/test';
import { violations } from './support/violations';

const target = '/example-bookmaker';
const overlay = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redirecting...');
  await expect(page.getByRole('main')).toContainText(
    "Please, click here if your browser doesn't automatically redirect you.",
  );
  await expect(page.getByRole('link', { name: 'click here' })).toHaveAttribute('href', '/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
};

test(
  'a price opens a tab that logs the click-out once and leaves, without a history entry',
  { tag: '@deep-on-phones' },
  async ({ page, context, matches }) => {
    const match = await matches.start({ at: { over: '14.2' } });
    await match.price('winner', [1.8]);
    const posts: unknown[] = [];
    context.on('request', request => {
      if (request.method() === 'POST') posts.push(request.postDataJSON());
    });
    const list = `/odds/matches/${match.league}/in-play`;
    await page.goto(list);
    const link = oddsLinksOf(cardOf(page, match), match);
    const opening = context.waitForEvent('page');
    await link.click();
    const tab = await opening;

    await tab.waitForURL(`**${target}`);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('This bookmaker is an example');
    expect(await tab.evaluate(() => [window.opener, history.length])).toEqual([null, 1]);
    const [, , , eventId, marketId, selectionId] = match.oddsHref('winner').split('/');
    expect(posts).toMatchObject([
      { eventId, marketId, selectionId, odds: '1.8', page: list, shown: '1.80' },
    ]);
  },
);

test(
  'a price that cannot be followed stays on its page with links to other pages',
  { tag: '@deep-on-phones' },
  async ({ page, consoleErrors }) => {
    consoleErrors.allow(/Bad response|status of 503/);
    const keys = new Set<unknown>();
    await page.route('**/api/events/redirect/', route => {
      keys.add((route.request().postDataJSON() as { key: unknown }).key);
      return route.fulfill({ status: 503, json: { detail: 'Later.' } });
    });
    const path = '/sportsbet/redirect/1/2/3/1.85';
    await page.goto(path);

    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
      'We could not open this offer.',
    );
    await overlay(page);
    await expect(page.getByRole('link', { name: 'See all betting sites' })).toHaveAttribute(
      'href',
      '/betting-sites',
    );
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect(page.getByText('We could not open this offer.')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(keys.size).toBe(1);
  },
);

test(
  'a price suspended since shows it, and links to its match',
  { tag: '@deep-on-phones' },
  async ({ page, consoleErrors, matches }) => {
    consoleErrors.allow(/Bad response|status of 409/);
    const match = await matches.start({ at: { over: '14.2' } });
    await page.goto(match.path);
    const link = oddsLinksOf(page.locator('#markets'), match).first();
    const href = (await link.getAttribute('href')) ?? '';
    await match.suspend('winner');
    await page.goto(href);

    await expect(page.getByText('This market has been suspended since.')).toBeVisible();
    await overlay(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the match' }).click();
    await expect(page).toHaveURL(match.path);
  },
);

test(
  'a bookmaker is reached by its redirect and by its bare slug, with and without scripts',
  { tag: '@deep-on-phones' },
  async ({ page, noJsPage, request }) => {
    await page.goto('/terms');
    for (const path of ['/bookmaker/redirect/silly-point', '/silly-point']) {
      await page.goto(path);
      await page.waitForURL(`**${target}`);
      await page.goBack();
      await expect(page).toHaveURL(/\/terms$/);
    }

    const bare = await request.get('/silly-point', { maxRedirects: 0 });
    expect(bare.headers()['location']).toBe('/bookmaker/redirect/silly-point');
    await noJsPage.goto('/silly-point');
    await overlay(noJsPage);
    const onwards = noJsPage.getByRole('link', { name: 'Go to Silly Point' });
    await expect(onwards).toHaveAttribute('rel', 'sponsored nofollow noopener');
    await onwards.click();
    await expect(noJsPage).toHaveURL(new RegExp(`${target}$`));
    expect((await request.get('/bookmaker/redirect/nobody')).status()).toBe(404);
  },
);

test('malformed click-outs respond 404', { tag: '@desktop' }, async ({ request }) => {
  const found = new Map<string, number>();
  const paths = ['a%2Fb/2/3/1.5', 'a%252Fb/2/3/1.5', '%3Cb%3E/2/3/1.5', '1/2/3/NaN', '1/2/3/-1'];
  const long = `${'x'.repeat(10_000)}/2/3/1.5`;
  for (const path of [...paths, '1/2/3/1e309', `${'x'.repeat(101)}/2/3/1.5`, long]) {
    const answer = await request.get(`/sportsbet/redirect/${path}`, { maxRedirects: 0 });
    found.set(path, answer.status());
  }

  expect(found.get(long)).toBe(414);
  found.delete(long);
  expect(new Set(found.values())).toEqual(new Set([404]));
});

test(
  'a malformed redirect path never leads to an unknown host',
  {
    tag: '@desktop',
  },
  async ({ baseURL }) => {
    const origin = baseURL ?? '';
    // All 10,000 of them: `npm run test:deep -- redirects`.
    const { strayed, broken, statuses } = await followAll(
      origin,
      mutatedRedirects(500),
      await knownHosts(origin),
    );

    expect(strayed).toEqual([]);
    expect(broken).toEqual([]);
    expect(statuses[404]).toBeGreaterThan(30);
  },
);
