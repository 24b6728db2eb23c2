import { pageRoutes, type PageRoute } from '@/lib/routing/routes';
import { pricedKeysIn, priceTraces } from '@/tests/fixtures/wire/price-traces';
import type { Matches } from '@/tests/journeys/support/app/matches';
import { crawl, type CrawledPage } from '@/tests/journeys/support/crawl';
import { fewOfEach, linkTags, shownOf } from '@/tests/journeys/support/link-tags';
import { locations } from '@/tests/journeys/support/read-text';
import { expect, test, type APIRequestContext } from '@/tests/journeys/support/test';
import { violations } from '@/tests/journeys/support/violations';

/* In one worker, since its app has these settings. */
test.describe.configure({ mode: 'default' });
test.use({
  settings: {
    COUNTRY_HEADER: 'x-country',
    TRUSTED_PROXIES: '1',
    REGION_POLICY: 'IN:info,ZZ:blocked,*:full',
  },
});

const from = (country: string): Record<string, string> => ({ 'x-country': country });
const byChoice = { cookie: 'scores_only=1' };

/** The two ways to a site without prices, and the status of what has nothing else. */
const withoutPrices = [
  { way: 'by the law of a country', headers: from('IN'), status: 451 },
  { way: "by the visitor's choice", headers: byChoice, status: 403 },
] as const;

/** One match of each state, so that all kinds of pages have something to show. */
async function startAll(matches: Matches) {
  const live = await matches.start({ at: { over: '14.2' } });
  const { competition } = live;
  const upcoming = await matches.start({ competition });
  const ended = await matches.start({ at: { innings: 2, over: '17.1' }, competition });
  await ended.finish();
  return { live, upcoming };
}

test.describe('where a region is restricted', { tag: '@desktop' }, () => {
  for (const { way, headers, status } of withoutPrices) {
    test(`no page has a price, an offer, an advert or a link to a blocked page where prices are hidden ${way}`, async ({
      request,
      app,
      matches,
    }) => {
      test.slow();
      await startAll(matches);
      const problems: string[] = [];
      const reached: string[] = [];
      let count = 0;
      await crawl(['/'], {
        origin: app.url,
        headers,
        follows: fewOfEach(),
        onPage: (page, source) => {
          count++;
          reached.push(page.path.split('?')[0] ?? '');
          problems.push(...whatPays(page));
          if (![200, 308].includes(page.status))
            problems.push(`${page.status} ${page.path} from ${source}`);
        },
      });

      expect(problems).toEqual([]);
      expect(count).toBeGreaterThan(80);
      const isReached = ({ pattern }: PageRoute) => reached.some(path => isOf(pattern, path));
      const promised = pageRoutes.filter(route => (route.region ?? 'content') === 'content');
      expect(promised.filter(route => !route.redirect && !isReached(route))).toEqual([]);
      for (const path of [
        '/sportsbet/redirect/1/2/3/1.85',
        '/bookmaker/redirect/silly-point',
        '/silly-point',
        '/bonuses',
        '/betting-sites/silly-point',
        '/betting-sites/silly-point/prices',
        '/odds/markets/avsb-2026-01-01-1/winner',
        '/odds/outrights',
        '/odds/movers',
        '/odds/movers/6-hours',
        '/my-bookmakers',
        '/api/events/1/price-history',
        '/api/movers',
      ])
        expect(await finalStatus(request, app.url + path, headers), path).toBe(status);
      const found = await request.get(`/search?q=silly+point`, { headers });
      expect(linkTags(await found.text()).filter(({ href }) => /betting-sites/.test(href))).toEqual(
        [],
      );
      const events = await request.get(`/api/events/?status=2`, { headers });
      expect(await events.text()).not.toMatch(/"(?:markets|markets_count|odds)"/);
    });

    test(`no document for machines and no response of an endpoint has a price where prices are hidden ${way}`, async ({
      request,
      matches,
    }) => {
      const { upcoming } = await startAll(matches);
      const get = async (path: string) => {
        const answer = await request.get(path, { headers });
        expect(answer.status(), path).toBe(200);
        return answer.text();
      };
      const index = await get('/sitemap.xml');
      const sitemaps = locations(index).map(url => new URL(url).pathname);
      const documents = [
        ...sitemaps,
        ...['/feed.xml', '/atom.xml', '/feeds/Laws.rss', '/calendars/all.ics', '/robots.txt'],
        `${upcoming.path}/event.ics`,
        ...['/search?q=silly+point', '/api/search?q=silly+point', '/api/search?q=odds'],
      ];
      for (const path of documents) {
        const contents = await get(path);
        expect(contents.length, path).toBeGreaterThan(20);
        // robots.txt names the paths that crawlers may not follow, in every region.
        if (path !== '/robots.txt') expect(priceTraces(contents), path).toEqual([]);
        // Documents that caches share are the same for all visitors of a country.
        const isShared = /sitemap/.test(path) && headers === byChoice;
        if (!isShared && path !== '/robots.txt') expect(contents, path).not.toMatch(offerPath);
      }
      const answers = [
        '/api/events/?status=2',
        '/api/events/?status=0,1,2,3&type=match&group_by=tournament',
        '/api/events/?type=outright&group_by=tournament&status=0,1,2,3',
        `/api/events/${upcoming.id}`,
      ];
      for (const path of answers)
        expect(pricedKeysIn(JSON.parse(await get(path))), path).toEqual([]);
      const picture = await request.get(`/og/bookmaker/silly-point.png`, { headers });
      expect(picture.status()).toBe(headers === byChoice ? 200 : 404);
    });
  }

  test.describe('to no offers', () => {
    test.use({ extraHTTPHeaders: from('IN'), viewport: { width: 390, height: 844 } });

    test('a match keeps score, commentary and the pause button', async ({ page, matches }) => {
      const match = await matches.start({ at: { over: '14.2' } });
      await page.goto(match.path);

      await expect(page.getByRole('tab', { selected: true })).toHaveText('Match info');
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await expect(page.getByRole('tab', { name: /^(Markets|Prices)/ })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Pause updates' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Score', exact: true })).toContainText('100/3');
      expect(await violations(page)).toEqual([]);
    });
  });

  test('completely, only law and help remain', async ({ request }) => {
    const get = (path: string) => request.get(path, { headers: from('ZZ') });
    for (const path of [
      '/',
      '/news',
      '/odds/matches/all/in-play',
      '/search?q=a',
      '/feed.xml',
      '/calendars/all.ics',
      '/api/events/',
      '/api/search?q=india',
      '/sportsbet/redirect/1/2/3/1.85',
    ]) {
      const answer = await get(path);
      expect(answer.status(), path).toBe(451);
      expect(answer.headers()['cache-control'], path).toMatch(/no-store|private/);
      for (const malformed of ['ZZ,', '"ZZ"', 'DE, ZZ', 'DE, DE', 'T1', '']) {
        const refused = await request.get(path, { headers: from(malformed) });
        expect(refused.status(), `${path} from ${malformed}`).toBe(451);
      }
    }
    const help = '/responsible-gambling';
    const ofHelp = ['', '/break', '/reminder', '/questions', '/cost'].map(page => help + page);
    for (const path of ['/contact', '/cookies', '/privacy', '/terms', ...ofHelp]) {
      const answer = await get(path);
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(whatPays({ path, html })).toEqual([]);
      for (const { href } of linkTags(html).filter(link => link.href.startsWith('/')))
        expect((await get(href)).status(), `${href} on ${path}`).toBe(200);
    }
  });
});

/** The status behind redirects, each requested with the same headers: Playwright drops the cookie. */
async function finalStatus(
  request: APIRequestContext,
  url: string,
  headers: Record<string, string>,
): Promise<number> {
  const answer = await request.get(url, { headers, maxRedirects: 0 });
  const { location } = answer.headers();
  return location ? finalStatus(request, new URL(location, url).href, headers) : answer.status();
}

/** The traces that a page without offers must not contain. */
function whatPays({ path, html }: Pick<CrawledPage, 'path' | 'html'>): string[] {
  const links = linkTags(html).filter(
    ({ href, rel }) => rel.includes('sponsored') || /\/redirect\//.test(href),
  );
  const words = [/Bet now/, /pays? us for visitors/, /"offers"/, /New customers only/].filter(
    word => word.test(shownOf(html)),
  );
  // Also in scripts: hidden data must not be sent either.
  const sent = [/sportsbet\/redirect/, /bookmaker\/redirect/, /BannerScript/].filter(word =>
    word.test(html),
  );
  return [...links.map(({ href }) => href), ...words, ...sent, ...priceTraces(html)].map(
    what => `${path}: ${String(what)}`,
  );
}

/** Sitemaps are for search engines, and the same for all; other documents lead to no offer. */
const offerPath = /\/(?:betting-sites|bonuses)\//;

/** Whether a path is one of a route's. */
const isOf = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
