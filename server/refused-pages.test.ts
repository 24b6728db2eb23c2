import { siteEnv } from '@/lib/env';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { requestContexts } from './request-context';
import { createRequestListener } from './request-listener';

let site: HttpHost;

beforeEach(async () => {
  site = await httpHost(
    createRequestListener({
      createContext: requestContexts(siteEnv()),
      next: async () => undefined,
      pages: async () => undefined,
      refusePage: async (_request, response, _context, retryAfter) =>
        void response.writeHead(429, { 'Retry-After': retryAfter }).end('a page'),
      files: () => false,
      observe: () => undefined,
      limitOf: () => () => Promise.resolve(7),
    }),
  );
});
afterEach(() => site.close());

test('a page above a limit is refused with a page, and its data with a text', async () => {
  const page = await fetch(`${site.url}/search`);
  const data = await fetch(`${site.url}/search`, { headers: { rsc: '1' } });

  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '7']);
  expect(await page.text()).toBe('a page');
  expect([data.status, await data.text()]).toEqual([429, expect.stringContaining('Too many')]);
});
