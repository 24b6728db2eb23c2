import { json } from 'node:stream/consumers';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { revalidateToken } from './support/app/app';
import { locations, text } from './support/read-text';
import { expect, test as base } from './support/test';

type Engine = HttpHost & { notified: unknown[] };

const key = 'a-key-for-index-now';

/* The app notifies a search engine, which is started first. */
const test = base.extend<object, { engine: Engine }>({
  engine: [
    async ({}, use) => {
      const notified: unknown[] = [];
      const host = await httpHost((message, response) => {
        void json(message).then(body => {
          notified.push(body);
          response.writeHead(202).end();
        });
      });
      await use({ ...host, notified });
      await host.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ engine }, use) =>
      use({
        REGION_POLICY: 'XX:blocked,YY:full,*:info',
        COUNTRY_HEADER: 'x-country',
        TRUSTED_PROXIES: '1',
        SEARCH_LIMIT: '6',
        NOT_FOUND_LIMIT: '4',
        INDEXNOW_KEY: key,
        INDEXNOW_URL: `${engine.url}/indexnow`,
      }),
    { scope: 'worker' },
  ],
});

/** Documents for machines of a site whose settings differ from those of the other tests. */
test.describe('documents for machines of a site with other settings', { tag: '@desktop' }, () => {
  // In one worker, whose app has these settings.
  test.describe.configure({ mode: 'default' });

  // The limits come first: they count by the minute, the first of which begins with the app.
  test("a search returns what the visitor's region allows, within its rate limit", async ({
    request,
  }) => {
    const ask = (path: string, country: string, address: string) =>
      request.get(path, {
        headers: { 'x-country': country, 'x-forwarded-for': address },
      });
    for (const [country, status, finds] of [
      ['YY', 200, true],
      ['ZZ', 200, false],
      ['XX', 451, false],
    ] as const) {
      const page = await ask('/search?q=silly+point', country, '192.0.2.1');
      const suggestions = await ask('/api/search/?q=silly+point', country, '192.0.2.1');
      for (const answer of [page, suggestions]) {
        expect(answer.status(), country).toBe(status);
        expect((await answer.text()).includes('/betting-sites/silly-point'), country).toBe(finds);
      }
    }

    const refused = await ask('/search?q=india', 'YY', '192.0.2.1');
    expect(refused.status()).toBe(429);
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
    expect((await ask('/api/search/?q=india', 'YY', '192.0.2.1')).status()).toBe(429);
    expect((await ask('/news', 'YY', '192.0.2.1')).status()).toBe(200);
    expect((await ask('/search?q=india', 'YY', '192.0.2.2')).status()).toBe(200);
  });

  test('a client that guesses URLs is limited, and may read existing pages', async ({
    request,
  }) => {
    const statusOf = async (path: string, address = '192.0.2.3') => {
      const headers = { 'x-country': 'YY', 'x-forwarded-for': address };
      return (await request.get(path, { headers })).status();
    };
    expect(await statusOf('/news')).toBe(200);
    expect(await statusOf('/no-such-page')).toBe(404);
    expect(await statusOf('/news/no-such-story')).toBe(404);
    for (const list of ['/news?tag=no-such-tag', '/bonuses?tag=no-such-tag'])
      expect(await statusOf(list)).toBe(200);

    for (const path of ['/pages?tag=no-such-tag', '/odds/matches/no-such-league/in-play'])
      expect(await statusOf(path), path).toBe(429);
    expect(await statusOf('/news')).toBe(200);
    expect(await statusOf('/pages?tag=no-such-tag', '192.0.2.4')).toBe(200);
  });

  test('documents have no offers where none are allowed', async ({ request, matches }) => {
    const match = await matches.start();
    const html = await text(request, match.path);
    expect(html).toContain('"@type":"SportsEvent"');
    expect(html).not.toMatch(/"offers"|sportsbet\/redirect/);
    expect((await request.get('/og/bookmaker/silly-point.png')).status()).toBe(404);
    const listed = await text(request, '/sitemap.xml');
    expect(listed).not.toMatch(/bookmakers-1|bonuses-1/);
    for (const file of locations(listed))
      expect(await text(request, file), file).not.toMatch(/\/(betting-sites|bonuses|outrights)/);
  });

  test('search engines are notified of changed pages, and find the key', async ({
    request,
    app,
    engine,
  }) => {
    expect(await text(request, `/${key}.txt`)).toBe(key);
    expect((await request.get('/another-key-for-index-now.txt')).status()).toBe(404);

    const publish = (tags: string[], again?: boolean) =>
      request.post('/api/revalidate/', {
        headers: { authorization: `Bearer ${revalidateToken}` },
        data: { tags, again },
      });
    await publish(['news:the-slope-at-lords'], true);
    // Only the article among these is a page that may be indexed under this policy.
    await publish(['news:lords-1983', 'bonus:silly-point-live-boost', 'news:no-such', 'page:odds']);

    await expect
      .poll(() => engine.notified, { timeout: 20_000 })
      .toEqual([
        {
          host: new URL(app.url).host,
          key,
          keyLocation: `${app.url}/${key}.txt`,
          urlList: [`${app.url}/news/lords-1983`],
        },
      ]);
  });
});
