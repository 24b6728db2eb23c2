import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { documentHeader } from '@/lib/domain/document-kind';
import { readSiteEnv, siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { httpHost, type HttpHost } from '@/tests/fixtures/http-host';
import { createPublishes } from '../publishes';
import { createPages } from './pages';

let next: HttpHost;
let site: HttpHost;
const publishes = createPublishes();
let asked: { url: string; headers: IncomingHttpHeaders }[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

/** As Next answers for a page that it keeps. */
const kept =
  (html: string, headers = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response
      .writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 's-maxage=300, stale-while-revalidate=1',
        'x-nextjs-cache': 'MISS',
        ...headers,
      })
      .end(html);

beforeEach(async () => {
  asked = [];
  answer = kept('<p>page</p>');
  next = await httpHost((request, response) => {
    const { url = '', headers } = request;
    const kind = headers[documentHeader];
    if (kind) return void response.end(`<html lang="en">whole ${String(kind)}`);
    asked.push({ url, headers });
    answer(request, response);
  });
  siteEnv().COUNTRY_HEADER = 'x-country';
  const settings = readSiteEnv({ COUNTRY_HEADER: 'x-country', REGION_POLICY: 'IN:info,*:full' });
  const { serve } = createPages({ origin: next.url, secret: 's', publishes, settings });
  site = await httpHost((request, response) => void serve(request, response));
});
afterEach(async () => {
  siteEnv().COUNTRY_HEADER = '';
  await Promise.all([next.close(), site.close()]);
});

type Got = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

/** Without fetch's own headers, and without its decoding. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    ask(site.url + path, { headers, method }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const coding = response.headers['content-encoding'];
        const plain =
          coding === 'br' && bytes.length > 0
            ? brotliDecompressSync(bytes)
            : coding === 'gzip' && bytes.length > 0
              ? gunzipSync(bytes)
              : bytes;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: plain.toString(),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

test('a page is made once for each view, whatever else a request says', async () => {
  const poison = {
    'next-router-state-tree': 'x',
    'next-router-prefetch': '1',
    'x-middleware-rewrite': '/x',
    'x-forwarded-host': 'evil.example',
    authorization: 'private',
    cookie: 'XSRF-TOKEN=mine',
  };
  await get('/news', poison);
  await get('/news?utm_source=mail', { cookie: 'odds=decimal' });
  await get('/news?a=b', { cookie: 'a=b; odds=nonsense' });
  await get('/news', { cookie: 'a=b; odds=malay' });
  await get('/news', { 'x-country': 'IN' });

  expect(asked.map(({ headers }) => [headers.cookie, headers['x-country']])).toEqual([
    ['odds=decimal', undefined],
    ['odds=malay', undefined],
    ['odds=decimal', 'IN'],
  ]);
  for (const { headers } of asked)
    expect(Object.keys(headers).sort()).toEqual(
      ['accept', 'connection', 'cookie', 'host', headers['x-country'] && 'x-country']
        .filter(Boolean)
        .sort(),
    );
});

test("Next hears by which id a request is told of", async () => {
  await get('/news', { 'x-request-id': 'of-the-one-who-asked' });

  expect(asked[0]?.headers['x-request-id']).toBe('of-the-one-who-asked');
});

test('an address in another spelling is sent on without asking Next', async () => {
  const { status, headers } = await get('/odds?utm_source=mail');

  expect([status, headers.location]).toEqual([308, '/odds/matches/all/in-play?utm_source=mail']);
  expect(asked).toEqual([]);
});

test('a forbidden address is the whole 404 without asking Next', async () => {
  const { status, text } = await get('/a/..%2fb');

  expect(status).toBe(404);
  expect(text).toContain('whole s:404');
  expect(asked).toEqual([]);
});

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['', undefined],
    ['gzip;q=0, br;q=0', undefined],
    ['*', 'br'],
  ])('for %p it is %p', async (accepted, coding) => {
    const got = await get('/news', { 'accept-encoding': accepted });

    expect(got.headers['content-encoding']).toBe(coding);
    expect(got.text).toBe('<p>page</p>');
    expect(got.headers['content-length']).toBe(String(got.bytes.length));
    expect(got.headers.vary).toContain('Accept-Encoding, Cookie, x-country, RSC');
  });
});

describe('what a browser holds', () => {
  test('is confirmed, weak or strong, with no body', async () => {
    const { headers } = await get('/news', { 'accept-encoding': 'br' });
    const etag = headers.etag ?? '';
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await get('/news', { 'accept-encoding': 'br', 'if-none-match': tag });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    }
  });

  test('of another encoding or another page is not', async () => {
    const { headers } = await get('/news', { 'accept-encoding': 'br' });
    const tag = { 'if-none-match': headers.etag ?? '' };

    expect((await get('/news', tag)).status).toBe(200);
    answer = kept('<p>changed</p>');
    expect((await get('/bonuses', { ...tag, 'accept-encoding': 'br' })).status).toBe(200);
  });
});

test('HEAD is answered as GET, without the body', async () => {
  const { headers } = await get('/news', { 'accept-encoding': 'gzip' });
  const head = await get('/news', { 'accept-encoding': 'gzip' }, 'HEAD');

  expect(head.bytes).toHaveLength(0);
  expect(head.headers).toMatchObject({
    etag: headers.etag,
    'content-length': headers['content-length'],
  });
});

test('the policy allows the inline scripts of the page by their hashes, and no others', async () => {
  answer = kept('<script>alert(1)</script><script src="/a.js"></script><script>alert(1)</script>');
  const { headers } = await get('/news');
  const policy = String(headers['content-security-policy']);

  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain(
    "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';",
  );
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

describe('what Next cannot make', () => {
  test.each([
    [404, 'gone', 404, undefined],
    [500, 'a bug', 500, undefined],
    [500, 'the digest API_DOWN within', 503, '5'],
  ])('a %s that says %p is the whole %s', async (status, body, kind, retryAfter) => {
    answer = (_, response) => void response.writeHead(status).end(body);
    const got = await get('/news', { cookie: 'odds=malay' });

    expect(got.status).toBe(kind);
    expect(got.text).toBe(`<html data-static="" lang="en">whole s:${kind}`);
    expect(got.headers['retry-after']).toBe(retryAfter);
  });

  test('a page kept before is sent in its place', async () => {
    await get('/news');
    publishes.add();
    answer = (_, response) => void response.writeHead(500).end('API_DOWN');

    const { status, text } = await get('/news');
    expect([status, text]).toEqual([200, '<p>page</p>']);
  });

  test('a Next that breaks off is a 500, and is logged', async () => {
    const error = jest.spyOn(log, 'error').mockImplementation();
    answer = (request, response) => {
      response.writeHead(200).write('half');
      request.socket.destroy();
    };

    expect((await get('/news', { 'x-request-id': 'of-the-one-who-asked' })).status).toBe(500);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ request: 'of-the-one-who-asked', path: '/news' }),
      'page not rendered',
    );
    error.mockRestore();
  });
});

describe('a redirect of a page', () => {
  const to = (location: string) => (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(308, { Location: location }).end();

  test.each([
    ['/matches/x', '/matches/a-1', '/matches/a-1'],
    ['/matches/x?utm=1', '/matches/a-1', '/matches/a-1?utm=1'],
    ['/matches/x?history=true', '/matches/a-1?history=true', '/matches/a-1?history=true'],
  ])('%s goes to %s with its query', async (path, location, expected) => {
    answer = to(location);
    const { status, headers } = await get(path);

    expect([status, headers.location]).toEqual([308, expected]);
  });
});

test('a page that Next does not keep is asked for every time, and says how long that took', async () => {
  answer = kept('<p>own</p>', { 'x-nextjs-cache': '', 'Cache-Control': 'private, no-store' });
  await get('/news');

  expect((await get('/news')).headers['server-timing']).toMatch(/^page;dur=\d+$/);
  expect(asked).toHaveLength(2);
});
