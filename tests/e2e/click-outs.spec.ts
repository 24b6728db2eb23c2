import type { Page } from './visit';
import { followAll } from '../fixtures/follow-redirects';
import { knownHosts } from '../fixtures/known-hosts';
import { mutatedRedirects } from '../fixtures/mutated-redirects';
import { freePort, startOwnSite } from './own-site';
import { endedMatch, oddsLinks } from './site-matches';
import { startStandInHost } from './stand-in-host';
import { violations } from './violations';
import { expect, test } from './visit';

const target = '/example-bookmaker';
const overlay = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redirecting...');
  await expect(page.getByRole('main')).toContainText(
    "Please, click here if your browser doesn't automatically redirect you.",
  );
  await expect(page.getByRole('link', { name: 'click here' })).toHaveAttribute('href', '/');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
};

test('a price opens a tab that has itself logged once and leaves, with no way back to it', async ({
  page,
  context,
}) => {
  const posts: unknown[] = [];
  context.on('request', request => {
    if (request.method() === 'POST') posts.push(request.postDataJSON());
  });
  await page.goto('/odds/outrights');
  const link = oddsLinks(page).first();
  const [, , , eventId, marketId, selectionId] =
    (await link.getAttribute('href'))?.split('/') ?? [];
  // It may move just as it is pressed.
  const shown = () => link.locator('[class*=plate]').innerText();
  const before = await shown();
  const opening = context.waitForEvent('page');
  await link.click();
  const after = await shown();
  const tab = await opening;

  await tab.waitForURL(`**${target}`);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('This bookmaker is an example');
  expect(await tab.evaluate(() => [window.opener, history.length])).toEqual([null, 1]);
  expect(posts).toMatchObject([{ eventId, marketId, selectionId, page: '/odds/outrights' }]);
  expect(`${before} ${after}`).toContain((posts[0] as { shown: string }).shown);
});

test('a price that cannot be followed stays, and says where else to go', async ({
  page,
  complaints,
}) => {
  complaints.allow(/Bad response|status of 503/);
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
});

test('a price suspended since says so, and offers its match', async ({ page, complaints }) => {
  complaints.allow(/Bad response|status of 409/);
  const match = await endedMatch(page);
  await page.route('**/api/events/redirect/', route =>
    route.fulfill({ status: 409, json: { detail: 'Suspended.', match_path: match.path } }),
  );
  await page.goto(`/sportsbet/redirect/${match.id}/w/home/1.85`);

  await expect(page.getByText('This market has been suspended since.')).toBeVisible();
  await overlay(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the match' }).click();
  await expect(page).toHaveURL(match.path);
});

test('a bookmaker is left for by its redirect and by its bare name, with scripts or without', async ({
  page,
  stillPage,
  request,
}) => {
  await page.goto('/terms');
  for (const path of ['/bookmaker/redirect/silly-point', '/silly-point']) {
    await page.goto(path);
    await page.waitForURL(`**${target}`);
    await page.goBack();
    await expect(page).toHaveURL(/\/terms$/);
  }

  const bare = await request.get('/silly-point', { maxRedirects: 0 });
  expect(bare.headers()['location']).toBe('/bookmaker/redirect/silly-point');
  await stillPage.goto('/silly-point');
  await overlay(stillPage);
  const onwards = stillPage.getByRole('link', { name: 'Go to Silly Point' });
  await expect(onwards).toHaveAttribute('rel', 'sponsored nofollow noopener');
  await onwards.click();
  await expect(stillPage).toHaveURL(new RegExp(`${target}$`));
  expect((await request.get('/bookmaker/redirect/nobody')).status()).toBe(404);
});

test(
  'a bookmaker whose address is none is not left for',
  { tag: '@desktop' },
  async ({ request }) => {
    const urls = {
      script: 'javascript:alert(1)',
      slashes: '//evil.example',
      hostless: 'http:///evil.example',
      spaced: 'http://evil .example',
      bare: 'bets.example/offers?from=us',
    };
    const apiPort = await freePort();
    const host = await startStandInHost(apiPort);
    const bookmakers = Object.entries(urls).map(([slug, url]) => ({ slug, title: slug, url }));
    host.answer({
      '/api/bookmakers/': { count: bookmakers.length, results: bookmakers },
      ...Object.fromEntries(bookmakers.map(item => [`/api/bookmakers/${item.slug}/`, item])),
    });
    const site = await startOwnSite(`http://localhost:${apiPort}`);
    const pageOf = async (slug: string) =>
      (await request.get(`${site.url}/bookmaker/redirect/${slug}`)).text();

    for (const slug of ['script', 'slashes', 'hostless', 'spaced']) {
      const html = await pageOf(slug);
      expect(html).toContain('We could not open this offer.');
      expect(html).not.toMatch(/evil|javascript:alert/);
    }
    expect(await pageOf('bare')).toContain('href="http://bets.example/offers?from=us"');
    await site.stop();
    await host.stop();
  },
);

test('malformed click-outs are not found', { tag: '@desktop' }, async ({ request }) => {
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
  'however a redirect path went wrong, it leads to no host that we do not know',
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
