import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { proxyMedia } from './media';

const picture = Buffer.from('RIFF picture');
let host: HttpHost;
let requests: { method: string; url: string; headers: IncomingHttpHeaders }[];
let apiResponse: { status: number; headers: OutgoingHttpHeaders };

beforeEach(async () => {
  requests = [];
  apiResponse = { status: 200, headers: { 'content-type': 'image/webp', etag: '"a-1"' } };
  host = await httpHost(({ method = '', url = '', headers }, response) => {
    requests.push({ method, url, headers });
    response.writeHead(apiResponse.status, { ...apiResponse.headers, 'set-cookie': 'theirs=1' });
    response.end(method === 'HEAD' || apiResponse.status === 304 ? undefined : picture);
  });
  siteEnv().API_URL = host.url;
});
afterEach(() => host.close());

const get = (path: string, init: RequestInit = {}) =>
  proxyMedia(new Request(`https://site.test${path}`, init));

test('an image is proxied, cached without limit, and without cookies in either direction', async () => {
  const response = await get('/media/a.webp?utm=1', { headers: { cookie: 'ours=1' } });

  expect(Buffer.from(await response.arrayBuffer())).toEqual(picture);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: '"a-1"',
  });
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(requests[0]).toMatchObject({ method: 'GET', url: '/media/a.webp' });
  expect(requests[0]?.headers.cookie).toBeUndefined();
});

test('HEAD requests the headers only', async () => {
  const response = await get('/media/a.webp', { method: 'HEAD' });

  expect([response.status, await response.text(), requests[0]?.method]).toEqual([200, '', 'HEAD']);
});

test('range and conditional requests are forwarded', async () => {
  apiResponse = {
    status: 206,
    headers: { 'content-type': 'video/mp4', 'content-range': 'bytes 0-1/9' },
  };
  const part = await get('/media/a.mp4', { headers: { range: 'bytes=0-1' } });
  apiResponse = { status: 304, headers: {} };
  const unchanged = await get('/media/a.webp', { headers: { 'if-none-match': '"a-1"' } });

  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 0-1/9']);
  expect(unchanged.status).toBe(304);
  expect(requests.map(({ headers }) => headers.range ?? headers['if-none-match'])).toEqual([
    'bytes=0-1',
    '"a-1"',
  ]);
});

test.each([
  ['is missing', 404, 'application/json'],
  ['is a document', 200, 'text/html'],
  ['is elsewhere', 302, 'image/webp'],
])('responds 404 to a path of which %s', async (_, status, type) => {
  apiResponse = { status, headers: { 'content-type': type, location: 'https://elsewhere.test' } };

  expect((await get('/media/a.webp')).status).toBe(404);
});

test.each(['/media/..%2fapi/events/', '/media/a%5cb', '/media/a%00'])(
  'no path leaves the folder: %s',
  async path => {
    expect((await get(path)).status).toBe(404);
    expect(requests).toEqual([]);
  },
);

test('responds 503, uncached, when the host fails or is down', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation();
  apiResponse = { status: 500, headers: { 'content-type': 'text/plain' } };
  const failing = await get('/media/a.webp');
  await host.close();
  const away = await get('/media/a.webp');

  for (const { status, headers } of [failing, away])
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
