import { fileRoutes } from '@/lib/routing/routes';
import { siteEnv } from '@/lib/env';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { requestContexts } from '@/server/request-context';
import { createRequestListener } from '@/server/request-listener';

/* Feeds, sitemaps, calendars and images: caches share them, and some are missing in some countries. */

let site: HttpHost;

beforeEach(async () => {
  siteEnv().COUNTRY_HEADER = 'x-country';
  site = await httpHost(
    createRequestListener({
      createContext: requestContexts(siteEnv()),
      next: async (_, response) => void response.setHeader('Vary', 'RSC').end('by Next'),
      pages: async () => undefined,
      files: () => false,
      observe: () => undefined,
    }),
  );
});
afterEach(async () => {
  siteEnv().COUNTRY_HEADER = '';
  await site.close();
});

const varyOf = async (path: string) =>
  (await fetch(site.url + path)).headers.get('vary')?.split(', ') ?? [];

const paths = fileRoutes
  .filter(({ isMachineReadable }) => isMachineReadable)
  .map(({ pattern }) => pattern.replace(':name', 'a').replace(/\/$/, '/a.xml'));

test.each(paths)('a shared cache learns that %s depends on the country', async path => {
  expect(await varyOf(path)).toEqual(expect.arrayContaining(['RSC', 'x-country']));
});

test.each(['/robots.txt', '/manifest.webmanifest', '/media/a.webp'])(
  '%s is the same in every country',
  async path => {
    expect(await varyOf(path)).not.toContain('x-country');
  },
);

test('a site without countries names no header', async () => {
  siteEnv().COUNTRY_HEADER = '';

  expect(await varyOf('/feed.xml')).toEqual(expect.not.arrayContaining(['']));
});
