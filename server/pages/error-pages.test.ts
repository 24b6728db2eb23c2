import type { IncomingMessage } from 'node:http';
import { createPublications } from '@/lib/cache/publications';
import { errorPageHeader } from '@/lib/routing/error-page-kind';
import { log } from '@/lib/log';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { createErrorPages, withoutScripts } from './error-pages';

let next: HttpHost;
let requests: IncomingMessage['headers'][];
let nextResponse: { status: number; body: string };

beforeEach(async () => {
  requests = [];
  nextResponse = { status: 200, body: '<html lang="en"><body>Lost</body></html>' };
  next = await httpHost((request, response) => {
    requests.push(request.headers);
    response.writeHead(nextResponse.status).end(nextResponse.body);
  });
});
afterEach(() => next.close());

function pagesOf(countryHeader = '') {
  const pages = createErrorPages({
    origin: next.url,
    secret: 'secret',
    countryHeader,
    publications: createPublications(),
  });
  return async (country: string | null = null) => {
    const page = await pages.get(404, { view: { format: 'malay', policy: 'full' }, country });
    return { status: page.status, html: String(await page.body.in(null)) };
  };
}

test("an error page is rendered by Next in the visitor's view, and cached", async () => {
  const get = pagesOf('x-country');

  expect(await get('IN')).toEqual({
    status: 404,
    html: '<html lang="en"><body>Lost</body></html>',
  });
  await get('IN');

  expect(requests).toEqual([
    expect.objectContaining({
      [errorPageHeader]: 'secret:404',
      cookie: 'odds=malay',
      'x-country': 'IN',
    }),
  ]);
});

describe('when Next cannot render it', () => {
  let error: jest.SpiedFunction<typeof log.error>;
  beforeEach(() => {
    error = jest.spyOn(log, 'error').mockImplementation();
  });
  afterEach(() => error.mockRestore());

  test.each([
    ['it fails', () => void (nextResponse.status = 500)],
    ['it does not respond', () => next.close()],
  ])('a plain document is sent, and the failure is logged: %s', async (_name, fail) => {
    await fail();

    const { html } = await pagesOf()();

    expect(html).toContain('<h1>No results found</h1>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<a href="/">Home</a>');
    expect(error).toHaveBeenCalledWith(
      { kind: 404, reason: expect.any(String) as string },
      'error document not rendered',
    );
  });

  test('the plain document is not cached', async () => {
    const get = pagesOf();
    nextResponse.status = 500;
    await get();
    nextResponse.status = 200;

    expect((await get()).html).toContain('Lost');
  });
});

describe('a document without scripts', () => {
  const theme = `<script>try{document.documentElement.dataset.theme=localStorage.theme}catch{}</script>`;

  test.each([
    ['a file', '<script src="/_next/a.js" async=""></script>', ''],
    ['a file with a name for noscript', '<script src="/a.js" noModule=""></script>', ''],
    ["Next's stream", '<script>self.__next_f.push([1,"localStorage"])</script>', ''],
    ["Next's first stream", '<script>(self.__next_f=self.__next_f||[]).push([0])</script>', ''],
    ["React's own", '<script>$RC("B:0","S:0")</script>', ''],
    ['a preload', '<link rel="preload" as="script" href="/a.js"/>', ''],
    ['the colour scheme', theme, theme],
    [
      'a style sheet',
      '<link rel="stylesheet" href="/a.css"/>',
      '<link rel="stylesheet" href="/a.css"/>',
    ],
    ['several', `a<script>1</script>b${theme}c<script>\n2\n</script>d`, `ab${theme}cd`],
  ])('removes every script from %s, except that of the colour scheme', (_name, html, expected) => {
    expect(withoutScripts(html)).toBe(expected);
  });
});
