import type { IncomingMessage } from 'node:http';
import * as fc from 'fast-check';
import { oddsCookie, oddsFormats } from '@/lib/domain/odds-format';
import { toTrustedProxies } from '@/lib/domain/trusted-proxies';
import { readSiteEnv, siteEnv } from '@/lib/env';
import { cases } from '@/tests/fixtures/cases';
import { httpHost, type HttpHost } from '@/tests/fixtures/http-host';
import { randomAddress } from '@/tests/fixtures/random-address';
import { createRequestListener } from '../request-listener';
import { createNotFoundLimit } from '../not-found-limit';
import { createPublishes } from '../publishes';
import { createPages } from './pages';

/*
 * Next is stood in for by a server whose pages say for whom they were made: whoever gets a page that
 * was made for somebody else has found a way to poison the cache.
 */
let next: HttpHost;
let site: HttpHost;
let pages: ReturnType<typeof createPages>;

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
        'Content-Type': 'text/html',
        'Cache-Control': 's-maxage=300',
        'x-nextjs-cache': 'MISS',
      })
      .end(`page ${madeFor(request)}`);
  });
  const env = readSiteEnv({ ...settings, NOT_FOUND_LIMIT: '1000000' });
  pages = createPages({
    origin: next.url,
    secret: 's',
    publishes: createPublishes(),
    notFoundLimit: createNotFoundLimit(env, Date.now),
    settings: env,
  });
  const listener = createRequestListener({
    next: async (_request, response) => void response.end("Next's data"),
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

const madeFor = ({ url = '', headers }: IncomingMessage): string =>
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
const asked = fc.record({
  path: fc.constantFrom('/news/a', '/news/b', '/about-us', '/news', '/gone'),
  query: fc.constantFrom('', '?utm_source=x', '?_rsc=1', '?odds=malay', '?x=%2Fnews%2Fb'),
  format: fc.constantFrom<string>(...oddsFormats.map(({ value }) => value), 'Malay', 'x'),
  country: fc.constantFrom('IN', 'GB', ''),
  isData: fc.boolean(),
  method: fc.constantFrom('GET', 'HEAD'),
  smuggled,
});

test('nobody gets a page that was made for another address, format or country', async () => {
  const formats: string[] = oddsFormats.map(({ value }) => value);

  await fc.assert(
    fc.asyncProperty(asked, async ({ path, query, format, country, isData, method, smuggled }) => {
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
      if (isData) return void expect(text).toBe("Next's data");
      if (path === '/gone') return void expect(response.status).toBe(404);
      const known = formats.includes(format) ? format : 'decimal';
      const policy = country === 'IN' ? 'info' : 'full';
      expect(text).toBe(`page ${path} ${oddsCookie.name}=${known} ${policy}`);
    }),
    { numRuns: cases(300) },
  );
}, 60_000);

test('addresses by the thousand that nobody knew cost no more than the cache may hold', async () => {
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let n = 0; n < 2000; n += 50)
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const { path, headers } = randomAddress(random);
        await (await fetch(site.url + path, { headers, redirect: 'manual' })).text();
      }),
    );

  const { bytes, entries } = pages.held();
  expect(entries).toBeGreaterThan(500);
  expect(bytes).toBeLessThan(16 * 1024 * 1024);
}, 60_000);
