import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '@/lib/log';
import { cached, pageServer } from '@/tests/fixtures/servers/page-server';

const site = pageServer();

test('a page is rendered once for each view, whatever else a request contains', async () => {
  const untrustedHeaders = {
    'next-router-state-tree': 'x',
    'next-router-prefetch': '1',
    'x-middleware-rewrite': '/x',
    'x-forwarded-host': 'evil.example',
    authorization: 'private',
    cookie: 'XSRF-TOKEN=mine',
  };
  await site.get('/news', untrustedHeaders);
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
      [
        'accept',
        'connection',
        'cookie',
        'host',
        'user-agent',
        headers['x-country'] && 'x-country',
        'x-request-id',
      ]
        .filter(Boolean)
        .sort(),
    );
});

test("Next receives the request's id", async () => {
  await site.get('/news', { 'x-request-id': 'of-the-one-who-asked' });

  expect(site.asked[0]?.headers['x-request-id']).toBe('of-the-one-who-asked');
});

test('a URL that is not canonical redirects without a request to Next', async () => {
  const { status, headers } = await site.get('/odds?utm_source=mail');

  expect([status, headers.location]).toEqual([308, '/odds/matches/all/in-play?utm_source=mail']);
  expect(site.asked).toEqual([]);
});

test('a forbidden URL responds with the complete 404 without a request to Next', async () => {
  const { status, text } = await site.get('/a/..%2fb');

  expect(status).toBe(404);
  expect(text).toContain('document s:404');
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
  ])('the encoding for %p is %p', async (accepted, coding) => {
    const response = await site.get('/news', { 'accept-encoding': accepted });

    expect(response.headers['content-encoding']).toBe(coding);
    expect(response.text).toBe('<p>page</p>');
    expect(response.headers['content-length']).toBe(String(response.bytes.length));
    expect(response.headers.vary).toContain('Accept-Encoding, Cookie, x-country, RSC');
  });
});

describe('a client with a current copy', () => {
  test('a client with a current copy gets 304 for a weak or strong tag, without a body', async () => {
    const { headers } = await site.get('/news', { 'accept-encoding': 'br' });
    const etag = headers.etag ?? '';
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await site.get('/news', { 'accept-encoding': 'br', 'if-none-match': tag });
      expect([response.status, response.bytes.length]).toEqual([304, 0]);
    }
  });

  test('a client with a copy of another encoding or another page gets the page', async () => {
    const { headers } = await site.get('/news', { 'accept-encoding': 'br' });
    const tag = { 'if-none-match': headers.etag ?? '' };

    expect((await site.get('/news', tag)).status).toBe(200);
    site.answer = cached('<p>changed</p>');
    expect((await site.get('/bonuses', { ...tag, 'accept-encoding': 'br' })).status).toBe(200);
  });
});

test('HEAD responds as GET, without the body', async () => {
  const { headers } = await site.get('/news', { 'accept-encoding': 'gzip' });
  const head = await site.get('/news', { 'accept-encoding': 'gzip' }, 'HEAD');

  expect(head.bytes).toHaveLength(0);
  expect(head.headers).toMatchObject({
    etag: headers.etag,
    'content-length': headers['content-length'],
  });
});

test('the policy allows the inline scripts of the page by their hashes, and no others', async () => {
  site.answer = cached(
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

describe('a page that Next cannot render', () => {
  test.each([
    [404, 'gone', 404, undefined],
    [500, 'a bug', 500, undefined],
    [500, 'the digest API_DOWN within', 503, '5'],
  ])('a %s with the body %p is the complete %s', async (status, body, kind, retryAfter) => {
    site.answer = (_, response) => void response.writeHead(status).end(body);
    const response = await site.get('/news', { cookie: 'odds=malay' });

    expect(response.status).toBe(kind);
    expect(response.text).toBe(`<html lang="en">document s:${kind}`);
    expect(response.headers['retry-after']).toBe(retryAfter);
  });

  test('a failing page is replaced by a cached copy', async () => {
    await site.get('/news');
    site.publications.publish(['news']);
    site.answer = (_, response) => void response.writeHead(500).end('API_DOWN');

    const { status, text } = await site.get('/news');
    expect([status, text]).toEqual([200, '<p>page</p>']);
  });

  test('a page is a 500 when Next breaks off, and is logged', async () => {
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
  ])('%s redirects to %s with its query', async (path, location, expected) => {
    site.answer = to(location);
    const { status, headers } = await site.get(path);

    expect([status, headers.location]).toEqual([308, expected]);
  });

  test('a redirect is encoded when Next sent its bytes', async () => {
    site.answer = to(Buffer.from('/भारत').toString('latin1'));
    const { headers } = await site.get('/x');

    expect(headers.location).toBe(encodeURI('/भारत'));
  });
});

test('a page without a lifetime is requested every time, with its duration', async () => {
  site.answer = (_, response) => void response.end('<p>own</p>');
  await site.get('/news');

  expect((await site.get('/news')).headers['server-timing']).toMatch(/^page;dur=\d+$/);
  expect(site.asked).toHaveLength(2);
});

describe("the data of a page for Next's router", () => {
  const data = (body: string, status = 200): typeof site.answer => {
    const answer = cached(body, { 'Content-Type': 'text/x-component' });
    return status === 200 ? answer : (_, response) => void response.writeHead(status).end(body);
  };
  const rsc = { rsc: '1', 'next-router-state-tree': '%5B%5D', 'next-router-prefetch': '1' };

  test('the data of a page is rendered once, whatever the router has of it already, and stored by no other cache', async () => {
    site.answer = data('1:"news"');
    const { headers, text } = await site.get('/news?_rsc=abc', rsc);
    await site.get('/news?_rsc=def', { ...rsc, 'next-router-state-tree': 'other' });

    expect([headers['content-type'], text]).toEqual(['text/x-component', '1:"news"']);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(site.asked).toMatchObject([{ url: '/news?_rsc=', headers: { rsc: '1' } }]);
    expect(Object.keys(site.asked[0]?.headers ?? {})).not.toContain('next-router-state-tree');
  });

  test('the data of a page is never sent instead of the document, nor the document instead of the data', async () => {
    await site.get('/news');
    site.answer = data('1:"news"');
    expect((await site.get('/news', rsc)).text).toBe('1:"news"');
    expect((await site.get('/news')).text).toBe('<p>page</p>');
  });

  test.each([
    ['is missing', '0:x\ne:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}\n', 404],
    ['cannot be rendered', 'e:E{"digest":"1234"}\n', 500],
    ['has no host', 'e:E{"digest":"API_DOWN"}\n', 503],
  ])('the data of a page that %s is the error document', async (_n, body, kind) => {
    site.answer = data(body);
    const { status, text } = await site.get('/news', rsc);

    expect([status, text]).toEqual([kind, `<html lang="en">document s:${kind}`]);
  });

  test('the data of a page that redirects is a redirect', async () => {
    site.answer = data('e:E{"digest":"NEXT_REDIRECT;replace;/matches/a-1;308;"}\n');
    const { status, headers } = await site.get('/matches/x', rsc);

    expect([status, headers.location]).toEqual([308, '/matches/a-1']);
  });

  test('the data of a page is new after a publication, as the document is', async () => {
    site.answer = data('1:"first"');
    await site.get('/news', rsc);
    site.answer = data('1:"second"');
    site.publications.publish(['news']);

    expect((await site.get('/news', rsc)).text).toBe('1:"second"');
  });
});
