import type { IncomingMessage, ServerResponse } from 'node:http';
import { documentHeader } from '@/lib/domain/document-kind';
import { toTrustedProxies } from '@/lib/domain/trusted-proxies';
import { readSiteEnv, siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { httpHost, type HttpHost } from '@/tests/fixtures/http-host';
import { createNotFoundLimit } from './not-found-limit';
import { createRequestListener } from './request-listener';

let site: HttpHost;
let seen: IncomingMessage['headers'];
let observed: (string | undefined)[];
type Handle = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
let handle: Handle;
let page: Handle;

beforeEach(async () => {
  seen = {};
  observed = [];
  const listener = createRequestListener({
    next: async (request, response) => {
      seen = request.headers;
      await handle(request, response);
    },
    pages: async (request, response) => {
      seen = request.headers;
      await page(request, response);
    },
    files: ({ url }, response) => {
      if (url !== '/a.js') return false;
      response.end('a file');
      return true;
    },
    observe: ({ url }) => void observed.push(url),
    notFoundLimit: createNotFoundLimit(readSiteEnv({ NOT_FOUND_LIMIT: '2' }), () => 0),
  });
  handle = (_, response) => void response.end('by Next');
  page = (_, response) => void response.end('a page');
  site = await httpHost(listener);
});
afterEach(async () => {
  Object.assign(siteEnv(), { COUNTRY_HEADER: '', TRUSTED_PROXIES: toTrustedProxies('') });
  await site.close();
});

const ask = (path: string, init?: RequestInit) => fetch(site.url + path, init);

test.each([
  ['a page', '/news/lost', {}, 'a page'],
  ['a page of a name like ours', '/apiary', {}, 'a page'],
  ["Next's own data", '/news/lost', { headers: { rsc: '1' } }, 'by Next'],
  ['an endpoint', '/api/events/x', {}, 'by Next'],
  ['an endpoint with a query', '/api/?x=1', {}, 'by Next'],
  ['what crawlers read', '/robots.txt', {}, 'by Next'],
  ['a picture', '/media/a.webp', {}, 'by Next'],
  ['a file', '/a.js', {}, 'a file'],
])('%s is answered by whoever makes it', async (_name, path, init, body) => {
  expect(await (await ask(path, init)).text()).toBe(body);
  expect(observed).toEqual([path]);
});

test("Next's own data is never kept by a cache in front", async () => {
  handle = (_, response) => void response.setHeader('Cache-Control', 's-maxage=300').end();

  const { headers } = await ask('/news', { headers: { rsc: '1' } });
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test("Next's own data of pages that are not found is asked for so often only", async () => {
  const statusOf = async (path: string, headers = {}) => (await ask(path, { headers })).status;
  const rsc = { rsc: '1' };
  for (const path of ['/a', '/b', '/c']) expect(await statusOf(path, rsc)).toBe(200);
  handle = (_, response) => void response.writeHead(404).end();

  const lost = [await statusOf('/d', rsc), await statusOf('/e', rsc), await statusOf('/f', rsc)];
  expect(lost).toEqual([404, 404, 429]);
  expect([await statusOf('/api/g'), await statusOf('/h')]).toEqual([429, 200]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('a page is not for %s', async method => {
  const answer = await ask('/news/lost', { method });

  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('an address of any length is refused', async () => {
  expect((await ask(`/${'a'.repeat(5000)}`)).status).toBe(414);
});

test('every answer says what a browser may do with it', async () => {
  for (const path of ['/', '/_next/a.js', '/api/x']) {
    const { headers } = await ask(path);

    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'cross-origin-opener-policy': 'same-origin',
    });
  }
});

test('a page that fails is an empty 500, and it is logged', async () => {
  const error = jest.spyOn(log, 'error').mockImplementation();
  page = () => Promise.reject(new Error('bug'));

  const answer = await ask('/');

  expect([answer.status, await answer.text()]).toEqual([500, '']);
  const request = answer.headers.get('x-request-id');
  expect(error).toHaveBeenCalledWith({ request, reason: 'Error: bug' }, 'request failed');
  error.mockRestore();
});

test('a handler that fails half way ends its answer', async () => {
  const error = jest.spyOn(log, 'error').mockImplementation();
  handle = (_, response) => {
    response.write('half');
    return Promise.reject(new Error('bug'));
  };

  const answer = await ask('/api/x');

  expect({ status: answer.status, body: await answer.text() }).toEqual({
    status: 200,
    body: 'half',
  });
  error.mockRestore();
});

test('long text of an endpoint is compressed', async () => {
  handle = (_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('long '.repeat(1000));
  };

  const answer = await ask('/api/x', { headers: { 'accept-encoding': 'gzip' } });

  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(await answer.text()).toBe('long '.repeat(1000));
});

describe('over https', () => {
  const askForwarded = () => ask('/', { headers: { 'x-forwarded-proto': 'https' } });
  const hsts = 'strict-transport-security';

  test('a browser is told to stay there, when a proxy that we trust says so', async () => {
    Object.assign(siteEnv(), { TRUSTED_PROXIES: toTrustedProxies('1') });

    expect((await askForwarded()).headers.get(hsts)).toMatch(/^max-age=31536000/);
    expect((await ask('/')).headers.get(hsts)).toBeNull();
  });

  test('anybody else may say what he likes', async () => {
    expect((await askForwarded()).headers.get(hsts)).toBeNull();
    expect(seen).not.toHaveProperty('x-forwarded-proto');
  });
});

describe('the id of a request', () => {
  const given = 'from-the-proxy-1';
  const idOf = async (headers = {}) => (await ask('/', { headers })).headers.get('x-request-id');

  test('is new for each, known to its work and its answer', async () => {
    const first = await idOf({ 'x-request-id': given });

    expect(first).not.toBe(given);
    expect(seen['x-request-id']).toBe(first);
    expect(await idOf()).not.toBe(first);
  });

  test.each([
    [given, true],
    ['short', false],
    ['forged" line', false],
  ])('%p of a proxy that we trust is taken: %p', async (id, isTaken) => {
    Object.assign(siteEnv(), { TRUSTED_PROXIES: toTrustedProxies('1') });

    expect((await idOf({ 'x-request-id': id })) === id).toBe(isTaken);
  });
});

describe('headers of a request', () => {
  const internal = {
    'x-middleware-rewrite': '/x',
    'x-nextjs-cache': '1',
    'x-middleware-next': '1',
    'x-middleware-subrequest': 'middleware',
    'x-forwarded-host': 'evil.example',
    'x-matched-path': '/x',
    [documentHeader]: 'guessed',
  };

  test("that are Next's own never come from outside", async () => {
    await ask('/', { headers: { ...internal, 'x-nextjs-data': '1', cookie: 'odds=malay' } });

    for (const name of Object.keys(internal)) expect(seen).not.toHaveProperty(name);
    expect(seen).toMatchObject({ 'x-nextjs-data': '1', cookie: 'odds=malay' });
  });

  test.each([
    ['', undefined],
    ['192.0.2.0/24', undefined],
    ['1', 'IN'],
    ['127.0.0.0/8,::1', 'IN'],
  ])(
    'that name the country are believed from trusted proxies only: %p',
    async (proxies, country) => {
      Object.assign(siteEnv(), {
        COUNTRY_HEADER: 'x-country',
        TRUSTED_PROXIES: toTrustedProxies(proxies),
      });

      await ask('/', { headers: { 'x-country': 'IN' } });

      expect(seen['x-country']).toBe(country);
    },
  );

  test.each([
    ['', /^(::1|127\.0\.0\.1)$/],
    ['1', /^192\.0\.2\.7$/],
    ['2', /^198\.51\.100\.1$/],
  ])("tell the visitor's address as far as proxies are trusted: %p", async (proxies, address) => {
    Object.assign(siteEnv(), { TRUSTED_PROXIES: toTrustedProxies(proxies) });

    await ask('/api/x', {
      headers: {
        'x-forwarded-for': '203.0.113.9, 198.51.100.1, 192.0.2.7',
        'x-visitor-address': '203.0.113.66',
      },
    });

    expect(seen['x-visitor-address']).toMatch(address);
  });
});
