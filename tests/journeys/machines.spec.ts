import ICAL from 'ical.js';
import { schemaErrors } from '@/tests/fixtures/formats/schema-errors';
import { locations, text } from '@/tests/journeys/support/read-text';
import { expect, test, type APIRequestContext } from '@/tests/journeys/support/test';
import { newSlug, writeStory } from '@/tests/journeys/support/write-content';

/** Documents for search engines, feed readers and calendars, parsed as these parse them. */
test.describe('documents for machines', { tag: '@desktop' }, () => {
  test('robots.txt has the disallowed paths and the sitemap', async ({ request, baseURL }) => {
    const robots = await text(request, '/robots.txt');

    for (const tree of ['/sportsbet/redirect/', '/bookmaker/redirect/', '/api/', '/search'])
      expect(robots).toContain(`\nDisallow: ${tree}\n`);
    expect(robots).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`);
  });

  test('sitemaps are valid, with the time of the last change where it is known', async ({
    request,
    app,
    matches,
  }) => {
    const match = await matches.start();
    const slug = newSlug('of-today');
    // By the clock of the site, which no test moves: a sitemap has nothing of its future.
    writeStory(app, slug, { published_at: new Date().toISOString() });
    // The site responds with its old copy until it has the new one.
    for (const [file, path] of [
      ['/sitemaps/news-1.xml', `/news/${slug}`],
      // It does not exist before the first story of the last days.
      ['/news-sitemap.xml', `/news/${slug}`],
      ['/sitemaps/matches-1.xml', match.path],
      ['/sitemap.xml', '/sitemaps/matches-1.xml'],
    ] as const)
      await expect
        .poll(async () => locations(await (await request.get(file)).text()), file)
        .toContain(app.url + path);
    const index = await text(request, '/sitemap.xml');
    expect(await schemaErrors(index, 'index')).toEqual([]);
    const files = locations(index).map(url => new URL(url).pathname);
    // Other tests may have results, and with them players and grounds.
    const kinds = files.map(file => file.replace(/-1\.xml$/, ''));
    const ofResults = ['/sitemaps/results', '/sitemaps/players', '/sitemaps/grounds'];
    expect(kinds.filter(kind => !ofResults.includes(kind)).toSorted()).toEqual([
      '/news-sitemap.xml',
      ...['bonuses', 'bookmakers', 'days', 'guides', 'lists', 'matches', 'news', 'pages'].map(
        kind => `/sitemaps/${kind}`,
      ),
    ]);
    const dated = new Set<string>();
    for (const file of files) {
      const xml = await text(request, file);
      const format = file === '/news-sitemap.xml' ? 'news' : 'sitemap';
      expect(await schemaErrors(xml, format), file).toEqual([]);
      if (!/matches|\/news-1/.test(file)) continue;
      const withDate = [...xml.matchAll(/<loc>([^<]*\/(?:news|matches)\/[^<]*)<\/loc><lastmod>/g)];
      expect(withDate.length, file).toBe(xml.match(/<loc>[^<]*\/(?:news|matches)\//g)?.length);
      for (const [, url = ''] of withDate) dated.add(new URL(url).pathname);
    }
    for (const path of [match.path, `/news/${slug}`, '/news/lords-1983'])
      expect([...dated]).toContain(path);
    const news = await text(request, '/news-sitemap.xml');
    // The stories that come with the site are retrospectives.
    expect(news).not.toContain('/news/lords-1983<');
    for (const [, date = ''] of news.matchAll(/<news:publication_date>([^<]+)/g))
      expect(app.now() - Date.parse(date)).toBeLessThan(49 * 3_600_000);
    expect((await request.get('/sitemaps/news-2.xml')).status()).toBe(404);
  });

  test('feeds are valid and link to articles', async ({ request, baseURL }) => {
    for (const path of ['/feed.xml', '/atom.xml', '/feeds/Laws.rss', '/feeds/Laws.atom']) {
      const contents = await text(request, path);
      expect(await schemaErrors(contents, /atom/.test(path) ? 'atom' : 'rss'), path).toEqual([]);
      const article = new RegExp(`${baseURL}/news/[a-z0-9-]+`).exec(contents)?.[0] ?? '';
      expect((await request.get(article)).status(), path).toBe(200);
    }
    expect((await request.get('/feeds/No%20such%20tag.rss')).status()).toBe(404);
    expect((await request.get('/feeds/%2f.rss')).status()).toBe(404);
    for (const [page, feeds] of [
      ['/', ['/feed.xml', '/atom.xml']],
      ['/news?tag=Laws', ['/feeds/Laws.rss', '/feeds/Laws.atom']],
      ['/news/lords-1983', ['/feed.xml', '/atom.xml']],
    ] as const)
      expect(feedsOf(await text(request, page)), page).toEqual(feeds.map(feed => baseURL + feed));
  });

  test('an upcoming match is in a calendar, alone and with its league; one in play is in none', async ({
    request,
    app,
    matches,
  }) => {
    const match = await matches.start();
    const { league, path } = match;
    const uid = `match-${match.id}@${new URL(app.url).host}`;
    const event = {
      uid,
      start: new Date(Number((await match.read()).startTime) * 1000)
        .toISOString()
        .replace('.000', ''),
      url: app.url + path,
      status: 'CONFIRMED',
      summary: match.teams.join(' v '),
    };
    expect(await calendar(request, `${path}/event.ics`)).toEqual([event]);
    // The site responds with its old copy until it has the new one.
    for (const file of [`/calendars/${league}.ics`, '/calendars/all.ics'])
      await expect
        .poll(async () => (await calendar(request, file)).filter(event => event.uid === uid), file)
        .toEqual([event]);

    const live = await matches.start({ at: { over: '0.1' } });
    const started = await request.get(`${live.path}/event.ics`, { maxRedirects: 0 });
    expect([started.status(), started.headers()['location']]).toEqual([308, live.path]);
    for (const wrong of ['/matches/avsb-2026-01-01-1/event.ics', '/calendars/no-such-league.ics'])
      expect((await request.get(wrong)).status(), wrong).toBe(404);
    const misnamed = `/matches/avsb-2026-01-01-${match.id}/event.ics`;
    const moved = await request.get(misnamed, { maxRedirects: 0 });
    expect([moved.status(), moved.headers()['location']]).toEqual([308, `${path}/event.ics`]);
  });

  test('shared pages have their own image, small enough to be shown', async ({
    request,
    matches,
  }) => {
    const match = await matches.start();
    const pages = [match.path, '/news/lords-1983', '/betting-explained/decimal-odds'];
    const pictures = new Set<string>();
    const offers = ['/betting-sites/silly-point', '/bonuses/silly-point-live-boost'];
    for (const page of [...pages, ...offers, '/']) {
      const url = /<meta property="og:image" content="([^"]+)"/.exec(
        await text(request, page),
      )?.[1];
      const answer = await request.get(url ?? '');
      const png = await answer.body();

      expect(answer.headers()['content-type'], page).toBe('image/png');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], page).toEqual([1200, 630]);
      expect(png.length, page).toBeLessThan(150_000);
      pictures.add(png.toString('base64'));
    }
    expect(pictures.size).toBe(pages.length + 3);
    const kinds = ['news', 'page', 'bookmaker', 'bonus'].map(kind => `${kind}/no-such`);
    for (const unknown of [...kinds, 'match/1', 'x/y'])
      expect((await request.get(`/og/${unknown}.png`)).status(), unknown).toBe(404);
  });

  test('the site can be installed: its manifest and icons', async ({ request }) => {
    const html = await text(request, '/');
    expect(html).toContain('rel="manifest" href="/manifest.webmanifest"');
    const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(
      new Set(['any', 'maskable']),
    );
    for (const { src, sizes } of manifest.icons) {
      const png = await (await request.get(src)).body();
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
    for (const file of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']) {
      expect((await request.get(file)).status(), file).toBe(200);
      expect(html).toContain(`href="${file}`);
    }
  });

  test('pages that are not canonical are not indexed', async ({ request }) => {
    for (const [path, status] of [
      ['/404', 404],
      ['/no-such-page', 404],
      ['/search', 200],
      ['/search?q=india', 200],
      ['/news?tag=Laws,Records', 200],
      ['/bookmaker/redirect/silly-point', 200],
    ] as const) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(status);
      expect(await answer.text(), path).toMatch(/<meta name="robots" content="noindex/);
    }
    const second = await text(request, '/news?page=2');
    expect(second).toMatch(/<link rel="canonical" href="[^"]+\/news\?page=2"/);
    expect(second).toMatch(/<a[^>]*rel="prev"/);
    expect(second).toMatch(/<a[^>]*rel="next"/);
  });
});

/** The events of a calendar, parsed by a library. */
async function calendar(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  if (answer.status() === 404) return [];
  expect(answer.headers()['content-type'], path).toBe('text/calendar; charset=utf-8');
  const component = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
  return component.getAllSubcomponents('vevent').map(event => {
    const of = (name: string) => String(event.getFirstPropertyValue(name));
    return {
      uid: of('uid'),
      start: of('dtstart'),
      url: of('url'),
      status: of('status'),
      summary: of('summary'),
    };
  });
}

/** The feeds that a page names in its head. */
const feedsOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="alternate" type="application\/(?:rss|atom)\+xml"[^>]*>/g)].map(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '',
  );
