import { request as send, type IncomingHttpHeaders } from 'node:http';
import { fc } from '@/tests/fixtures/properties';
import { disguisedPath } from '@/tests/fixtures/hostile/disguised-path';
import { startSite } from '@/tests/fixtures/servers/start-site';
import { startTestApp, type App } from '@/tests/journeys/support/app/app';
import { expect, test } from '@/tests/journeys/support/visit';

/*
 * Paths of an attacker, sent unchanged: browsers and fetch would resolve their dots.
 */
const limit = 2;
/** A new minute may begin once during a test. */
const atMost = 2 * limit;
const runs = 400;
const files = ['/feed.xml', '/feeds/IPL.rss', '/sitemap.xml', '/calendars/all.ics'];
const known = [
  ...['/', '/news', '/news?tag=IPL', '/search?q=india', '/odds/matches/all/in-play', '/bonuses'],
  ...['/api/events/?status=2', '/api/search?q=india', '/og/page/home.png', '/sitemaps/pages-1.xml'],
  ...['/sitemaps/news-1.xml', '/atom.xml', '/privacy', '/_next/data/x/news.json', ...files],
];
const neutral =
  /^\/(?:(?:healthz|readyz|robots\.txt|manifest\.webmanifest)$|favicon\.|icon-|apple-|_next\/static\/|media\/|(?:responsible-gambling|privacy|cookies|terms|contact|newsletter)$)/;
const variants = [{}, {}, { rsc: '1' }, { 'x-nextjs-data': '1' }];

test.describe('paths in any form', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let site: App;

  test.beforeAll(async () => {
    const limits = {
      SEARCH_LIMIT: limit,
      PICTURE_LIMIT: limit,
      FILE_LIMIT: limit,
    };
    site = await startTestApp({
      ...Object.fromEntries(Object.entries(limits).map(([name, value]) => [name, String(value)])),
      COUNTRY_HEADER: 'x-country',
      TRUSTED_PROXIES: '1',
      REGION_POLICY: 'ZZ:blocked,*:full',
    });
  });
  test.afterAll(() => site.stop());

  /** Each run from another network, so that it exceeds no limit. */
  let visitors = 0;
  const freshVisitor = () => `10.${(visitors >> 8) & 255}.${visitors++ & 255}.1`;

  const get = (
    path: string,
    headers: Record<string, string>,
  ): Promise<{ status: number; headers: IncomingHttpHeaders }> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(site.url);
      send({ hostname, port, path, headers }, response => {
        const { statusCode: status = 0, headers } = response.resume();
        response.on('end', () => resolve({ status, headers }));
      })
        .on('error', reject)
        .end();
    });

  test('paths in any form show nothing but law and help where everything is blocked', async () => {
    await fc.assert(
      fc.asyncProperty(disguisedPath(...known), fc.constantFrom(...variants), async (path, own) => {
        const headers = { ...own, 'x-country': 'ZZ', 'x-forwarded-for': freshVisitor() };
        const { status } = await get(path, headers);

        expect(status === 200 && !neutral.test(path.split('?', 1)[0] ?? '')).toBe(false);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: runs },
    );
  });

  test('paths in any form are never a document without a content security policy', async () => {
    await fc.assert(
      fc.asyncProperty(disguisedPath(...known), fc.constantFrom(...variants), async (path, own) => {
        const { status, headers } = await get(path, { ...own, 'x-forwarded-for': freshVisitor() });
        const isDocument = String(headers['content-type']).startsWith('text/html');

        expect(status !== 200 || !isDocument || !!headers['content-security-policy']).toBe(true);
      }),
      { numRuns: runs },
    );
  });

  for (const [name, paths] of [
    ['searches', ['/search?q=india', '/api/search?q=india']],
    ['sitemaps, feeds and calendars', files],
    ['pictures for sharing', ['/og/page/home.png']],
  ] as const) {
    test(`paths in any form share the limit of ${name}`, async () => {
      const own = { 'x-forwarded-for': freshVisitor() };
      const found: string[] = [];
      for (const path of [...paths, ...fc.sample(disguisedPath(...paths), runs)]) {
        const { status } = await get(path, own);
        // Home and the health check are excluded, whatever their query.
        if (status === 200 && !/^\/+(?:healthz)?\?/.test(path)) found.push(path);
      }
      const last = await Promise.all(
        Array.from({ length: atMost + 1 }, (_, index) =>
          get(paths[index % paths.length] ?? '/', own),
        ),
      );

      expect(found.length).toBeGreaterThan(0);
      expect(found.slice(atMost)).toEqual([]);
      expect(last.map(({ status }) => status)).toContain(429);
    });
  }

  // 20 s; the limits of single kinds of paths are tested daily, above.
  test('paths that are not found are limited below every folder', { tag: '@deep' }, async () => {
    const strict = await startSite(site.apiUrl, {
      NOT_FOUND_LIMIT: String(limit),
      TRUSTED_PROXIES: '1',
    });
    for (const folder of ['/api/', '/_next/', '/media/', '/api/events/', '/']) {
      const headers = { 'x-forwarded-for': freshVisitor() };
      const statusOf = async (path: string) => (await fetch(strict.url + path, { headers })).status;
      const statuses: number[] = [];
      for (let index = 0; index < 30; index += 1)
        statuses.push(await statusOf(`${folder}guess-${index}`));

      expect(statuses[0], folder).toBe(404);
      expect(statuses.filter(status => status === 404).length, folder).toBeLessThanOrEqual(atMost);
      expect(new Set(statuses), folder).toEqual(new Set([404, 429]));
      expect(await statusOf('/robots.txt')).toBe(200);
    }
    await strict.stop();
  });
});
