import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '@/lib/log';
import { kept, pageServer } from '@/tests/fixtures/page-server';

const site = pageServer();

test('a page is made once for each view, whatever else a request says', async () => {
  const poison = {
    'next-router-state-tree': 'x',
    'next-router-prefetch': '1',
    'x-middleware-rewrite': '/x',
    'x-forwarded-host': 'evil.example',
    authorization: 'private',
    cookie: 'XSRF-TOKEN=mine',
  };
  await site.get('/news', poison);
  await site.get('/news?utm_source=mail', { cookie: 'odds=decimal' });
  await site.get('/news?a=b', { cookie: 'a=b; odds=nonsense' });
  await site.get('/news', { cookie: 'a=b; odds=malay' });
  await site.get('/news', { 'x-country': 'IN' });

  expect(site.asked.map(({ headers }) => [headers.cookie, headers['x-country']])).toEqual([
    ['odds=decimal', undefined],
    ['odds=malay', undefined],
    ['odds=decimal', 'IN'],
  ]);
  for (const { headers } of site.asked)
    expect(Object.keys(headers).sort()).toEqual(
      ['accept', 'connection', 'cookie', 'host', headers['x-country'] && 'x-country']
        .filter(Boolean)
        .sort(),
    );
});

test('Next hears by which id a request is told of', async () => {
  await site.get('/news', { 'x-request-id': 'of-the-one-who-asked' });

  expect(site.asked[0]?.headers['x-request-id']).toBe('of-the-one-who-asked');
});

test('an address in another spelling is sent on without asking Next', async () => {
  const { status, headers } = await site.get('/odds?utm_source=mail');

  expect([status, headers.location]).toEqual([308, '/odds/matches/all/in-play?utm_source=mail']);
  expect(site.asked).toEqual([]);
});

test('a forbidden address is the whole 404 without asking Next', async () => {
  const { status, text } = await site.get('/a/..%2fb');

  expect(status).toBe(404);
  expect(text).toContain('whole s:404');
  expect(site.asked).toEqual([]);
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
    const got = await site.get('/news', { 'accept-encoding': accepted });

    expect(got.headers['content-encoding']).toBe(coding);
    expect(got.text).toBe('<p>page</p>');
    expect(got.headers['content-length']).toBe(String(got.bytes.length));
    expect(got.headers.vary).toContain('Accept-Encoding, Cookie, x-country, RSC');
  });
});

describe('what a browser holds', () => {
  test('is confirmed, weak or strong, with no body', async () => {
    const { headers } = await site.get('/news', { 'accept-encoding': 'br' });
    const etag = headers.etag ?? '';
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await site.get('/news', { 'accept-encoding': 'br', 'if-none-match': tag });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    }
  });

  test('of another encoding or another page is not', async () => {
    const { headers } = await site.get('/news', { 'accept-encoding': 'br' });
    const tag = { 'if-none-match': headers.etag ?? '' };

    expect((await site.get('/news', tag)).status).toBe(200);
    site.answer = kept('<p>changed</p>');
    expect((await site.get('/bonuses', { ...tag, 'accept-encoding': 'br' })).status).toBe(200);
  });
});

test('HEAD is answered as GET, without the body', async () => {
  const { headers } = await site.get('/news', { 'accept-encoding': 'gzip' });
  const head = await site.get('/news', { 'accept-encoding': 'gzip' }, 'HEAD');

  expect(head.bytes).toHaveLength(0);
  expect(head.headers).toMatchObject({
    etag: headers.etag,
    'content-length': headers['content-length'],
  });
});

test('the policy allows the inline scripts of the page by their hashes, and no others', async () => {
  site.answer = kept(
    '<script>alert(1)</script><script src="/a.js"></script><script>alert(1)</script>',
  );
  const { headers } = await site.get('/news');
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
    site.answer = (_, response) => void response.writeHead(status).end(body);
    const got = await site.get('/news', { cookie: 'odds=malay' });

    expect(got.status).toBe(kind);
    expect(got.text).toBe(`<html data-static="" lang="en">whole s:${kind}`);
    expect(got.headers['retry-after']).toBe(retryAfter);
  });

  test('a page kept before is sent in its place', async () => {
    await site.get('/news');
    site.publishes.add();
    site.answer = (_, response) => void response.writeHead(500).end('API_DOWN');

    const { status, text } = await site.get('/news');
    expect([status, text]).toEqual([200, '<p>page</p>']);
  });

  test('a Next that breaks off is a 500, and is logged', async () => {
    const error = jest.spyOn(log, 'error').mockImplementation();
    site.answer = (request, response) => {
      response.writeHead(200).write('half');
      request.socket.destroy();
    };

    expect((await site.get('/news', { 'x-request-id': 'of-the-one-who-asked' })).status).toBe(500);
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
    site.answer = to(location);
    const { status, headers } = await site.get(path);

    expect([status, headers.location]).toEqual([308, expected]);
  });
});

test('a page that Next does not keep is asked for every time, and says how long that took', async () => {
  site.answer = kept('<p>own</p>', { 'x-nextjs-cache': '', 'Cache-Control': 'private, no-store' });
  await site.get('/news');

  expect((await site.get('/news')).headers['server-timing']).toMatch(/^page;dur=\d+$/);
  expect(site.asked).toHaveLength(2);
});
