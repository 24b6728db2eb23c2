import type { IncomingMessage } from 'node:http';
import { fc } from '@/tests/fixtures/properties';
import { oddsCookie, oddsFormats } from '@/lib/domain/odds/odds-format';
import { toTrustedProxies } from '@/lib/http/trusted-proxies';
import { createPublications } from '@/lib/cache/publications';
import { createOwnLimits } from '@/lib/http/limits';
import { readSiteEnv, siteEnv } from '@/lib/env';
import { cases } from '@/tests/fixtures/cases';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { randomAddress } from '@/tests/fixtures/hostile/random-address';
import { createRequestListener } from '@/server/request-listener';
import { requestContexts } from '@/server/request-context';
import { createPageHandler, type PageHandler } from './page-handler';

/*
 * A server in place of Next renders into each page for whom it was rendered: a visitor who receives
 * another variant has found a way to poison the cache.
 */
let next: HttpHost;
let site: HttpHost;
let pages: PageHandler;

const settings = {
  COUNTRY_HEADER: 'x-country',
  TRUSTED_PROXIES: '1',
  REGION_POLICY: 'IN:info,*:full',
};

beforeAll(async () => {
  Object.assign(siteEnv(), settings, { TRUSTED_PROXIES: toTrustedProxies('1') });
  next = await httpHost((request, response) => {
    if (request.url?.startsWith('/gone')) return void response.writeHead(404).end();
    response
      .writeHead(200, {
        'Content-Type': request.headers.rsc ? 'text/x-component' : 'text/html',
        'x-page-lifetime': '300000',
      })
      .end(`${request.headers.rsc ? 'data' : 'page'} ${variantOf(request)}`);
  });
  const env = readSiteEnv(settings);
  pages = createPageHandler({
    origin: next.url,
    secret: 's',
    publications: createPublications(),
    notFoundLimit: createOwnLimits({ now: Date.now })('not-found', 1_000_000),
    settings: env,
  });
  const listener = createRequestListener({
    createContext: requestContexts(env),
    next: async (_request, response) => void response.end(),
    pages: pages.serve,
    files: () => false,
    observe: () => {},
  });
  site = await httpHost(listener);
});
afterAll(async () => {
  Object.assign(siteEnv(), { COUNTRY_HEADER: '', TRUSTED_PROXIES: toTrustedProxies('') });
  await Promise.all([next.close(), site.close()]);
});

const variantOf = ({ url = '', headers }: IncomingMessage): string =>
  [url.split('?')[0], headers.cookie, headers['x-country'] === 'IN' ? 'info' : 'full'].join(' ');

const smuggled = fc.dictionary(
  fc.constantFrom(
    ...['next-router-state-tree', 'next-router-prefetch', 'next-url', 'x-nextjs-data'],
    ...['x-middleware-subrequest', 'x-middleware-rewrite', 'x-middleware-prefetch'],
    ...['x-forwarded-host', 'x-original-url', 'x-rewrite-url', 'x-http-method-override'],
    ...['x-matched-path', 'x-invoke-path', 'x-error-document', 'range', 'accept', 'referer'],
  ),
  fc.constantFrom('1', '/x', 'evil.example', 's:404', 'middleware', 'application/json', '%22'),
);
const requests = fc.record({
  path: fc.constantFrom('/news/a', '/news/b', '/about-us', '/news', '/gone'),
  query: fc.constantFrom('', '?utm_source=x', '?_rsc=1', '?odds=malay', '?x=%2Fnews%2Fb'),
  format: fc.constantFrom<string>(...oddsFormats.map(({ value }) => value), 'Malay', 'x'),
  country: fc.constantFrom('IN', 'GB', ''),
  isData: fc.boolean(),
  method: fc.constantFrom('GET', 'HEAD'),
  smuggled,
});

test('a visitor never receives a page of another URL, format, country or kind', async () => {
  const formats: string[] = oddsFormats.map(({ value }) => value);

  await fc.assert(
    fc.asyncProperty(
      requests,
      async ({ path, query, format, country, isData, method, smuggled }) => {
        const response = await fetch(site.url + path + query, {
          method,
          headers: {
            ...smuggled,
            cookie: `a=b; ${oddsCookie.name}=${format}`,
            ...(country && { 'x-country': country }),
            ...(isData && { rsc: '1' }),
          },
        });
        const text = await response.text();
        if (method === 'HEAD') return void expect(text).toBe('');
        if (path === '/gone') return void expect(response.status).toBe(404);
        const expectedFormat = formats.includes(format) ? format : 'decimal';
        const policy = country === 'IN' ? 'info' : 'full';
        const kind = isData ? 'data' : 'page';
        expect(text).toBe(`${kind} ${path} ${oddsCookie.name}=${expectedFormat} ${policy}`);
      },
    ),
    { numRuns: cases(300) },
  );
}, 60_000);

test(
  'hundreds of unknown URLs take no more memory than the limit of the cache',
  async () => {
    let seed = 1;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    for (let n = 0; n < cases(700); n += 50)
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          const { path, headers } = randomAddress(random);
          await (await fetch(site.url + path, { headers, redirect: 'manual' })).text();
        }),
      );

    const { size, entries } = pages.stats();
    expect(entries).toBeGreaterThan(500);
    expect(size).toBeLessThan(16 * 1024 * 1024);
  },
  cases(60_000),
);
