import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createOwnLimits } from '@/lib/http/limits';
import { siteEnv } from '@/lib/env';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { requestContexts } from './request-context';
import { createRequestListener } from './request-listener';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;
let site: HttpHost;
let next: Handle;
let page: Handle;
/** The targets that reached files, pages and Next. */
let routed: string[];

beforeEach(async () => {
  routed = [];
  const listener = createRequestListener({
    createContext: requestContexts(siteEnv()),
    next: async (request, response) => {
      routed.push(request.url ?? '');
      next(request, response);
    },
    pages: async (request, response) => {
      routed.push(request.url ?? '');
      page(request, response);
    },
    files: ({ url = '' }) => {
      if (url.startsWith('/_next/static/')) routed.push(url);
      return false;
    },
    observe: () => {},
    notFoundLimit: createOwnLimits({ now: () => 0 })('not-found', 2),
  });
  next = (_, response) => void response.end('by Next');
  page = (_, response) => void response.end('a page');
  site = await httpHost(listener);
});
afterEach(() => site.close());

const sendRequest = (path: string, init?: RequestInit) => fetch(site.url + path, init);

describe('paths that Next does not find', () => {
  const statusOf = async (path: string, init?: RequestInit) =>
    (await sendRequest(path, init)).status;
  const statusesOf = async (paths: string[], init?: RequestInit) => {
    const all: number[] = [];
    for (const path of paths) all.push(await statusOf(path, init));
    return all;
  };
  beforeEach(() => {
    next = (_, response) => void response.writeHead(404).end();
  });

  test.each([
    ['endpoints', (at: number) => `/api/x${at}`],
    ['matches of endpoints', (at: number) => `/api/events/${at}`],
    ["Next's own files", (at: number) => `/_next/x${at}`],
    ['pictures', (at: number) => `/media/${at}.webp`],
    ['pictures for sharing', (at: number) => `/og/news/${at}.png`],
    ['feeds', (at: number) => `/feeds/${at}.rss`],
    ['calendars', (at: number) => `/calendars/${at}.ics`],
    ['calendars of matches', (at: number) => `/matches/${at}/event.ics`],
    ['sitemaps', (at: number) => `/sitemaps/${at}.xml`],
  ])('paths that Next does not find are limited: %s', async (_name, path) => {
    expect(await statusesOf([1, 2, 3, 4].map(path))).toEqual([404, 404, 429, 429]);
  });

  test('paths that Next does not find are limited for every method', async () => {
    const method = 'POST';
    expect(await statusesOf(['/api/a', '/_next/b', '/api/c'], { method })).toEqual([404, 404, 429]);
  });

  test('paths that are not found do not limit requests for known paths', async () => {
    await statusesOf(['/api/a', '/api/b', '/api/c']);
    next = (_, response) => void response.end('by Next');

    const knownPaths = [
      '/robots.txt',
      '/api/session/',
      '/api/events/redirect/',
      '/feed.xml',
      '/healthz',
    ];
    expect(await statusesOf(knownPaths)).toEqual([200, 200, 200, 200, 200]);
    expect(await statusesOf(['/api/a', '/media/a.webp'])).toEqual([429, 429]);
  });

  test('the limit does not include found, redirected or rejected paths', async () => {
    for (const status of [200, 303, 403, 451, 503]) {
      next = (_, response) => void response.writeHead(status).end();
      expect(await statusOf('/api/events/7', { redirect: 'manual' })).toBe(status);
    }
  });

  test('Next gets no request for an unknown static file', async () => {
    expect(await statusesOf(['/_next/data/x/news.json', '/_next/image'])).toEqual([404, 404]);
    expect(routed).toEqual([]);
  });
});

describe('an ambiguous target', () => {
  const send = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status?: number; location?: string }>((resolve, reject) => {
      const { port } = new URL(site.url);
      request({ host: 'localhost', port, path, headers, method }, response => {
        const { statusCode, headers } = response.resume();
        resolve({
          ...(statusCode !== undefined && { status: statusCode }),
          ...(headers.location !== undefined && { location: headers.location }),
        });
      })
        .on('error', reject)
        .end();
    });

  test.each([
    '/api/../feed.xml',
    '/_next/%2e%2e/news',
    '/_next/static/../x',
    '/a.js/..',
    '/api//x',
  ])('%s is rejected before files, pages and Next', async path => {
    expect(await send(path)).toEqual({ status: 400 });
    expect(await send(path, { rsc: '1' })).toEqual({ status: 400 });
    expect(routed).toEqual([]);
  });

  test('redirects to its canonical form', async () => {
    expect(await send('/_next/static/%61.js?v=1')).toEqual({
      status: 308,
      location: '/_next/static/a.js?v=1',
    });
    expect(await send('/%66eed.xml')).toEqual({ status: 308, location: '/feed.xml' });
    expect(await send('/%66eed.xml', {}, 'POST')).toEqual({ status: 400 });
    expect(routed).toEqual([]);
  });

  test("Next's own names for data respond 404", async () => {
    expect(await send('/search.rsc?q=R')).toEqual({ status: 404 });
  });

  test.each(['//feed.xml', '/news//x', '/feed.xml%2f', '/news%2fx', '/~not-found', '/news/%zz'])(
    'the page handler responds to %s, as data too',
    async path => {
      page = (_, response) => void response.writeHead(404).end();

      expect(await send(path)).toEqual({ status: 404 });
      expect(await send(path, { rsc: '1' })).toEqual({ status: 404 });
    },
  );
});
