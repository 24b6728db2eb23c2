import type { IncomingMessage } from 'node:http';
import { documentHeader } from '@/lib/domain/document-kind';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { httpHost, type HttpHost } from '@/tests/fixtures/http-host';
import { createErrorDocuments, withoutScripts } from './error-documents';

let next: HttpHost;
let asked: IncomingMessage['headers'][];
let answer: { status: number; body: string };

beforeEach(async () => {
  asked = [];
  answer = { status: 200, body: '<html lang="en"><body>Lost</body></html>' };
  next = await httpHost((request, response) => {
    asked.push(request.headers);
    response.writeHead(answer.status).end(answer.body);
  });
});
afterEach(() => next.close());

const ask = (country: string | null = null) =>
  createErrorDocuments(next.url, 'secret').html(404, {
    view: 'malay.full',
    format: 'malay',
    policy: 'full',
    country,
  });

test("is rendered by Next in the visitor's view", async () => {
  siteEnv().COUNTRY_HEADER = 'x-country';

  const { html, isWhole } = await ask('IN');

  expect(html).toBe('<html data-static="" lang="en"><body>Lost</body></html>');
  expect(asked[0]).toMatchObject({
    [documentHeader]: 'secret:404',
    cookie: 'odds=malay',
    'x-country': 'IN',
  });
  expect(isWhole).toBe(true);
  siteEnv().COUNTRY_HEADER = '';
});

describe('when Next cannot render it', () => {
  let error: jest.SpiedFunction<typeof log.error>;
  beforeEach(() => {
    error = jest.spyOn(log, 'error').mockImplementation();
  });
  afterEach(() => error.mockRestore());

  test.each([
    ['it fails', () => void (answer.status = 500)],
    ['it is gone', () => next.close()],
  ])('a plain one stands in, and it is logged: %s', async (_name, fail) => {
    await fail();

    const { html, isWhole } = await ask();
    expect(isWhole).toBe(false);

    expect(html).toContain('<h1>No results found</h1>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<a href="/">Home</a>');
    expect(error).toHaveBeenCalledWith(
      { kind: 404, reason: expect.any(String) as string },
      'error document not rendered',
    );
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
  ])('%s', (_name, html, left) => {
    expect(withoutScripts(html)).toBe(left);
  });
});
