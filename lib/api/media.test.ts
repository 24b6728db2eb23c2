import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { httpHost, type HttpHost } from '@/tests/fixtures/http-host';
import { siteEnv } from '../env';
import { log } from '../log';
import { forwardMedia } from './media';

const picture = Buffer.from('RIFF picture');
let host: HttpHost;
let asked: { method: string; url: string; headers: IncomingHttpHeaders }[];
let answer: { status: number; headers: OutgoingHttpHeaders };

beforeEach(async () => {
  asked = [];
  answer = { status: 200, headers: { 'content-type': 'image/webp', etag: '"a-1"' } };
  host = await httpHost(({ method = '', url = '', headers }, response) => {
    asked.push({ method, url, headers });
    response.writeHead(answer.status, { ...answer.headers, 'set-cookie': 'theirs=1' });
    response.end(method === 'HEAD' || answer.status === 304 ? undefined : picture);
  });
  siteEnv().API_URL = host.url;
});
afterEach(() => host.close());

const ask = (path: string, init: RequestInit = {}) =>
  forwardMedia(new Request(`https://site.test${path}`, init));

test('a picture comes from the host, for ever, and without cookies either way', async () => {
  const response = await ask('/media/a.webp?utm=1', { headers: { cookie: 'ours=1' } });

  expect(Buffer.from(await response.arrayBuffer())).toEqual(picture);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: '"a-1"',
  });
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(asked[0]).toMatchObject({ method: 'GET', url: '/media/a.webp' });
  expect(asked[0]?.headers.cookie).toBeUndefined();
});

test('HEAD asks for the head only', async () => {
  const response = await ask('/media/a.webp', { method: 'HEAD' });

  expect([response.status, await response.text(), asked[0]?.method]).toEqual([200, '', 'HEAD']);
});

test('a part, and what the browser has already, are asked for as the browser did', async () => {
  answer = {
    status: 206,
    headers: { 'content-type': 'video/mp4', 'content-range': 'bytes 0-1/9' },
  };
  const part = await ask('/media/a.mp4', { headers: { range: 'bytes=0-1' } });
  answer = { status: 304, headers: {} };
  const known = await ask('/media/a.webp', { headers: { 'if-none-match': '"a-1"' } });

  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 0-1/9']);
  expect(known.status).toBe(304);
  expect(asked.map(({ headers }) => headers.range ?? headers['if-none-match'])).toEqual([
    'bytes=0-1',
    '"a-1"',
  ]);
});

test.each([
  ['is missing', 404, 'application/json'],
  ['is a document', 200, 'text/html'],
  ['is elsewhere', 302, 'image/webp'],
])('what %s is 404', async (_, status, type) => {
  answer = { status, headers: { 'content-type': type, location: 'https://elsewhere.test' } };

  expect((await ask('/media/a.webp')).status).toBe(404);
});

test.each(['/media/..%2fapi/events/', '/media/a%5cb', '/media/a%00'])(
  'no way leads out of the folder: %s',
  async path => {
    expect((await ask(path)).status).toBe(404);
    expect(asked).toEqual([]);
  },
);

test('a host that fails or is away is 503, not kept', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation();
  answer = { status: 500, headers: { 'content-type': 'text/plain' } };
  const failing = await ask('/media/a.webp');
  await host.close();
  const away = await ask('/media/a.webp');

  for (const { status, headers } of [failing, away])
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});
