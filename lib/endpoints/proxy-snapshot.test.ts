import type { RequestListener } from 'node:http';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { siteEnv } from '@/lib/env';
import { toRegionPolicy } from '@/lib/routing/view';
import { proxySnapshot, pick } from './proxy-snapshot';

let host: HttpHost;
let listener: RequestListener;
let requests: { url: string | undefined; headers: Record<string, unknown> }[];

beforeEach(async () => {
  requests = [];
  host = await httpHost((request, response) => {
    requests.push({ url: request.url, headers: request.headers });
    listener(request, response);
  });
  siteEnv().API_URL = host.url;
});
afterEach(() => host.close());

const request = new Request('http://site.example/api/events/');
const query = (text = '') => new URLSearchParams(text);

test("forwards path and query, and returns the host's response without caching it", async () => {
  listener = (_, response) =>
    response
      .writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=60',
        'set-cookie': 'secret=1',
        date: 'Sat, 21 Nov 2026 00:00:00 GMT',
        server: 'hidden',
      })
      .end('{"id":"x"}');

  const response = await proxySnapshot(request, '/api/events/x', query('commentary=all'));

  expect(requests[0]?.url).toBe('/api/events/x?commentary=all');
  expect(requests[0]?.headers).not.toHaveProperty('cookie');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('{"id":"x"}');
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    date: 'Sat, 21 Nov 2026 00:00:00 GMT',
  });
});

test('the forwarded path has no query when the request has none', async () => {
  listener = (_, response) => response.end('{}');

  await proxySnapshot(request, '/api/events/', query());

  expect(requests[0]?.url).toBe('/api/events/');
});

test('concurrent requests for the same snapshot are one call, each with the complete response', async () => {
  listener = (_, response) => response.end('{"id":"x","score":"1/0:"}');
  const get = (path: string) => proxySnapshot(request, path, query());

  const responses = await Promise.all(Array.from({ length: 300 }, () => get('/api/events/x')));
  const other = await get('/api/events/y');

  const texts = await Promise.all(responses.map(response => response.text()));
  expect(new Set(texts)).toEqual(new Set(['{"id":"x","score":"1/0:"}']));
  expect(await other.json()).toEqual({ id: 'x', score: '1/0:' });
  expect(requests.map(({ url }) => url)).toEqual(['/api/events/x', '/api/events/y']);
});

test('a request after the response is a new call', async () => {
  let version = 0;
  listener = (_, response) => response.end(`{"version":${(version += 1)}}`);
  const get = async () => (await proxySnapshot(request, '/api/events/x', query())).json();

  expect(await get()).toEqual({ version: 1 });
  expect(await get()).toEqual({ version: 2 });
});

test.each(['refuses', 'breaks off'])(
  'a request that one instance of the host %s is answered by the next one',
  async fault => {
    listener = (_, response) => {
      if (requests.length > 1) response.end('{"id":"x"}');
      else if (fault === 'refuses') response.writeHead(503).end('{"detail":"starting"}');
      else response.destroy();
    };

    const response = await proxySnapshot(request, '/api/events/x', query());

    expect(response.status).toBe(200);
    expect(requests).toHaveLength(2);
  },
);

test.each([404, 500])("the host's %s is returned unchanged", async status => {
  listener = (_, response) => response.writeHead(status).end('{"detail":"no"}');

  const response = await proxySnapshot(request, '/api/events/x', query());

  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ detail: 'no' });
});

test('responds 503 when the host is down', async () => {
  await host.close();

  const response = await proxySnapshot(request, '/api/events/x', query());

  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ detail: 'The scores cannot be reached right now.' });
});

test.each([
  ['status=2&utm_source=a&league=', 'status=2&league='],
  ['status=1&status=2', 'status=1&status=2'],
  ['league=a%26b', 'league=a%26b'],
  ['x=1', ''],
])('the call for the query %s receives %p', (queryString, expected) => {
  expect(pick(query(queryString), ['status', 'league']).toString()).toBe(expected);
});

describe('by the visitor', () => {
  const event = { id: 'x', score: '1/0:', markets: [{ id: 'm' }], markets_count: 1 };
  const from = (country: string, address = '203.0.113.1') =>
    new Request('http://site.example/api/events/', {
      headers: { 'x-country': country, 'x-visitor-address': address },
    });

  beforeEach(() => {
    Object.assign(siteEnv(), {
      COUNTRY_HEADER: 'x-country',
      REGION_POLICY: toRegionPolicy('IN:info,ZZ:blocked,*:full'),
      SNAPSHOT_LIMIT: 2,
    });
    delete (globalThis as { offTheBatRequestGuards?: object }).offTheBatRequestGuards;
  });
  afterEach(() => {
    Object.assign(siteEnv(), { COUNTRY_HEADER: '' });
    delete (globalThis as { offTheBatRequestGuards?: object }).offTheBatRequestGuards;
  });

  test.each([event, { count: 1, results: [event] }, [{ name: 'Cup', events: [event] }]])(
    'a response has no prices where they are not allowed: %#',
    async complete => {
      listener = (_, response) => response.end(JSON.stringify(complete));

      const fullBody = await (await proxySnapshot(from('DE'), '/api/events/', query())).json();
      const strippedBody = await (await proxySnapshot(from('IN'), '/api/events/', query())).text();

      expect(fullBody).toEqual(complete);
      expect(strippedBody).toContain('"score":"1/0:"');
      expect(strippedBody).not.toContain('markets');
    },
  );

  test('responds 451 where everything is blocked', async () => {
    expect((await proxySnapshot(from('ZZ'), '/api/events/', query())).status).toBe(451);
    expect(requests).toEqual([]);
  });

  test('an address with too many requests gets 429 with retry-after', async () => {
    listener = (_, response) => response.end('{}');
    const get = (address: string) => proxySnapshot(from('DE', address), '/api/events/', query());
    await get('203.0.113.1');
    await get('203.0.113.1');
    const refused = await get('203.0.113.1');

    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get('203.0.113.2')).status).toBe(200);
  });
});
