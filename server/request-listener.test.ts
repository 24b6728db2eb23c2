import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorPageHeader } from '@/lib/routing/error-page-kind';
import { toTrustedProxies } from '@/lib/http/trusted-proxies';
import { createOwnLimits } from '@/lib/http/limits';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { requestContexts } from './request-context';
import { createRequestListener } from './request-listener';

let site: HttpHost;
let receivedHeaders: IncomingMessage['headers'];
let observed: (string | undefined)[];
type Handle = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
let handle: Handle;
let page: Handle;

beforeEach(async () => {
  receivedHeaders = {};
  observed = [];
  const listener = createRequestListener({
    createContext: requestContexts(siteEnv()),
    next: async (request, response) => {
      receivedHeaders = request.headers;
      await handle(request, response);
    },
    pages: async (request, response) => {
      receivedHeaders = request.headers;
      await page(request, response);
    },
    files: ({ url }, response) => {
      if (url !== '/a.js') return false;
      response.end('a file');
      return true;
    },
    observe: ({ url }) => void observed.push(url),
    notFoundLimit: createOwnLimits({ now: () => 0 })('not-found', 2),
  });
  handle = (_, response) => void response.end('by Next');
  page = (_, response) => void response.end('a page');
  site = await httpHost(listener);
});
afterEach(async () => {
  Object.assign(siteEnv(), { COUNTRY_HEADER: '', TRUSTED_PROXIES: toTrustedProxies('') });
  await site.close();
});

const sendRequest = (path: string, init?: RequestInit) => fetch(site.url + path, init);

test.each([
  ['a page', '/news/lost', {}, 'a page'],
  ['a page of a name like ours', '/apiary', {}, 'a page'],
  ["the router's data of a page", '/news/lost', { headers: { rsc: '1' } }, 'a page'],
  ['an endpoint', '/api/events/x', {}, 'by Next'],
  ['an endpoint with a query', '/api/?x=1', {}, 'by Next'],
  ['what crawlers read', '/robots.txt', {}, 'by Next'],
  ['a picture', '/media/a.webp', {}, 'by Next'],
  ['a file', '/a.js', {}, 'a file'],
])('%s is routed to its handler', async (_name, path, init, body) => {
  expect(await (await sendRequest(path, init)).text()).toBe(body);
  expect(observed).toEqual([path]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('a page responds 405 to %s', async method => {
  const response = await sendRequest('/news/lost', { method });

  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a URL that is too long is rejected', async () => {
  expect((await sendRequest(`/${'a'.repeat(5000)}`)).status).toBe(414);
});

test('every response has the security headers', async () => {
  for (const path of ['/', '/_next/a.js', '/api/x']) {
    const { headers } = await sendRequest(path);

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

  const response = await sendRequest('/');

  expect([response.status, await response.text()]).toEqual([500, '']);
  const request = response.headers.get('x-request-id');
  expect(error).toHaveBeenCalledWith({ request, reason: 'Error: bug' }, 'request failed');
  error.mockRestore();
});

test('a handler that fails after sending headers ends its response', async () => {
  const error = jest.spyOn(log, 'error').mockImplementation();
  handle = (_, response) => {
    response.write('half');
    return Promise.reject(new Error('bug'));
  };

  const response = await sendRequest('/api/x');

  expect({ status: response.status, body: await response.text() }).toEqual({
    status: 200,
    body: 'half',
  });
  error.mockRestore();
});

test('a long text of an endpoint is compressed', async () => {
  handle = (_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('long '.repeat(1000));
  };

  const response = await sendRequest('/api/x', { headers: { 'accept-encoding': 'gzip' } });

  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(await response.text()).toBe('long '.repeat(1000));
});

describe('over https', () => {
  const requestForwarded = () => sendRequest('/', { headers: { 'x-forwarded-proto': 'https' } });
  const hsts = 'strict-transport-security';

  test('HSTS is sent when a trusted proxy states https', async () => {
    Object.assign(siteEnv(), { TRUSTED_PROXIES: toTrustedProxies('1') });

    expect((await requestForwarded()).headers.get(hsts)).toMatch(/^max-age=31536000/);
    expect((await sendRequest('/')).headers.get(hsts)).toBeNull();
  });

  test('the same header of any other client is ignored', async () => {
    expect((await requestForwarded()).headers.get(hsts)).toBeNull();
    expect(receivedHeaders).not.toHaveProperty('x-forwarded-proto');
  });
});

describe('the id of a request', () => {
  const proxyId = 'from-the-proxy-1';
  const idOf = async (headers = {}) =>
    (await sendRequest('/', { headers })).headers.get('x-request-id');

  test('the id of a request is new for each, in the request to Next and in the response', async () => {
    const first = await idOf({ 'x-request-id': proxyId });

    expect(first).not.toBe(proxyId);
    expect(receivedHeaders['x-request-id']).toBe(first);
    expect(await idOf()).not.toBe(first);
  });

  test.each([
    [proxyId, true],
    ['short', false],
    ['forged" line', false],
  ])('the id %p of a trusted proxy is used: %p', async (id, isAccepted) => {
    Object.assign(siteEnv(), { TRUSTED_PROXIES: toTrustedProxies('1') });

    expect((await idOf({ 'x-request-id': id })) === id).toBe(isAccepted);
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
    [errorPageHeader]: 'guessed',
  };

  test('headers of Next itself are removed from outside requests', async () => {
    await sendRequest('/', {
      headers: { ...internal, 'x-nextjs-data': '1', cookie: 'odds=malay' },
    });

    for (const name of Object.keys(internal)) expect(receivedHeaders).not.toHaveProperty(name);
    expect(receivedHeaders).toMatchObject({ 'x-nextjs-data': '1', cookie: 'odds=malay' });
  });

  test.each([
    ['', undefined],
    ['192.0.2.0/24', undefined],
    ['1', 'IN'],
    ['127.0.0.0/8,::1', 'IN'],
  ])(
    'headers with the country are trusted from trusted proxies only: %p',
    async (proxies, country) => {
      Object.assign(siteEnv(), {
        COUNTRY_HEADER: 'x-country',
        TRUSTED_PROXIES: toTrustedProxies(proxies),
      });

      await sendRequest('/', { headers: { 'x-country': 'IN' } });

      expect(receivedHeaders['x-country']).toBe(country);
    },
  );

  test.each([
    ['', /^(::1|127\.0\.0\.1)$/],
    ['1', /^192\.0\.2\.7$/],
    ['2', /^198\.51\.100\.1$/],
  ])(
    "headers state the visitor's address as far as proxies are trusted: %p",
    async (proxies, address) => {
      Object.assign(siteEnv(), { TRUSTED_PROXIES: toTrustedProxies(proxies) });

      await sendRequest('/api/x', {
        headers: {
          'x-forwarded-for': '203.0.113.9, 198.51.100.1, 192.0.2.7',
          'x-visitor-address': '203.0.113.66',
        },
      });

      expect(receivedHeaders['x-visitor-address']).toMatch(address);
    },
  );
});
