import type { RequestListener } from 'node:http';
import { httpHost, type HttpHost } from '@/tests/fixtures/http-host';
import { siteEnv } from '../env';
import { toRegionPolicy } from '../domain/view';
import { forwardSnapshot, pick } from './forward';

let host: HttpHost;
let listener: RequestListener;
let asked: { url: string | undefined; headers: Record<string, unknown> }[];

beforeEach(async () => {
  asked = [];
  host = await httpHost((request, response) => {
    asked.push({ url: request.url, headers: request.headers });
    listener(request, response);
  });
  siteEnv().API_URL = host.url;
});
afterEach(() => host.close());

const asker = new Request('http://site.example/api/events/');
const query = (text = '') => new URLSearchParams(text);

test("passes path and query on, and the host's words back, never to be kept", async () => {
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

  const answer = await forwardSnapshot(asker, '/api/events/x', query('commentary=all'));

  expect(asked[0]?.url).toBe('/api/events/x?commentary=all');
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('{"id":"x"}');
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    date: 'Sat, 21 Nov 2026 00:00:00 GMT',
  });
});

test('without a query the path stays bare', async () => {
  listener = (_, response) => response.end('{}');

  await forwardSnapshot(asker, '/api/events/', query());

  expect(asked[0]?.url).toBe('/api/events/');
});

test.each([404, 500])("the host's %s is passed back as it is", async status => {
  listener = (_, response) => response.writeHead(status).end('{"detail":"no"}');

  const answer = await forwardSnapshot(asker, '/api/events/x', query());

  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ detail: 'no' });
});

test('a host that is not there is 503, to be asked again', async () => {
  await host.close();

  const answer = await forwardSnapshot(asker, '/api/events/x', query());

  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({ detail: 'The scores cannot be reached right now.' });
});

test.each([
  ['status=2&utm_source=a&league=', 'status=2&league='],
  ['status=1&status=2', 'status=1&status=2'],
  ['league=a%26b', 'league=a%26b'],
  ['x=1', ''],
])('of the query %s a call gets %p', (given, kept) => {
  expect(pick(query(given), ['status', 'league']).toString()).toBe(kept);
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
    delete (globalThis as { offTheBatGate?: object }).offTheBatGate;
  });
  afterEach(() => {
    Object.assign(siteEnv(), { COUNTRY_HEADER: '' });
    delete (globalThis as { offTheBatGate?: object }).offTheBatGate;
  });

  test.each([event, { count: 1, results: [event] }, [{ name: 'Cup', events: [event] }]])(
    'where prices may not be shown an answer has none: %#',
    async whole => {
      listener = (_, response) => response.end(JSON.stringify(whole));

      const shown = await (await forwardSnapshot(from('DE'), '/api/events/', query())).json();
      const left = await (await forwardSnapshot(from('IN'), '/api/events/', query())).text();

      expect(shown).toEqual(whole);
      expect(left).toContain('"score":"1/0:"');
      expect(left).not.toContain('markets');
    },
  );

  test('where all is blocked there is nothing', async () => {
    expect((await forwardSnapshot(from('ZZ'), '/api/events/', query())).status).toBe(451);
    expect(asked).toEqual([]);
  });

  test('an address that asks too often is told when to come back', async () => {
    listener = (_, response) => response.end('{}');
    const ask = (address: string) => forwardSnapshot(from('DE', address), '/api/events/', query());
    await ask('203.0.113.1');
    await ask('203.0.113.1');
    const refused = await ask('203.0.113.1');

    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('203.0.113.2')).status).toBe(200);
  });
});
