import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { toTrustedProxies } from '@/lib/http/trusted-proxies';
import { siteEnv } from '@/lib/env';
import { log } from '@/lib/log';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { serveLiveProxy } from './live-proxy';

let api: HttpHost;
let live: WebSocketServer;
let site: HttpHost;

beforeEach(async () => {
  api = await httpHost((_, response) => response.end());
  live = new WebSocketServer({ server: api.server, path: '/ws/event/' });
  site = await httpHost((_, response) => response.end('page'));
  serveLiveProxy(site.server, api.url);
});
afterEach(async () => {
  Object.assign(siteEnv(), { TRUSTED_PROXIES: toTrustedProxies('') });
  live.clients.forEach(client => client.terminate());
  await Promise.all([api.close(), site.close()]);
});

const open = (path: string, headers = {}) =>
  new WebSocket(site.url.replace('http', 'ws') + path, { headers });
const port = () => (site.server.address() as AddressInfo).port;

test('proxies the live connection in both directions', async () => {
  const connected = once(live, 'connection');
  const browser = open('/ws/event/', { origin: 'https://site.example' });
  const [peer, request] = (await connected) as [WebSocket, { headers: Record<string, string> }];
  await once(browser, 'open');

  const received = once(peer, 'message');
  browser.send('{"type":"switchGroup","message":"event"}');
  expect(String((await received)[0])).toBe('{"type":"switchGroup","message":"event"}');

  const forwarded = once(browser, 'message');
  peer.send('{"eventType":"event_updated"}');
  expect(String((await forwarded)[0])).toBe('{"eventType":"event_updated"}');

  expect(request.headers).toMatchObject({ origin: 'https://site.example' });
  expect(request.headers['x-forwarded-for']).toMatch(/127\.0\.0\.1|::1/);
});

test.each([
  ['', /^(::1|127\.0\.0\.1)$/],
  ['1', /^192\.0\.2\.7$/],
  ['2', /^198\.51\.100\.1$/],
])(
  "the API host receives the visitor's address and no other with %p as trusted proxies",
  async (proxies, address) => {
    Object.assign(siteEnv(), { TRUSTED_PROXIES: toTrustedProxies(proxies) });
    const connected = once(live, 'connection');

    const forwardedFor = '203.0.113.9, 198.51.100.1, 192.0.2.7';
    await once(open('/ws/event/', { 'x-forwarded-for': forwardedFor }), 'open');

    const [, request] = (await connected) as [WebSocket, { headers: Record<string, string> }];
    expect(request.headers['x-forwarded-for']).toMatch(address);
  },
);

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

/** A client that never closes its side, and the site's end of that connection. */
async function openUnclosable(path: string) {
  const connected = once(site.server, 'connection');
  const visitor = connect({ port: port(), host: 'localhost', allowHalfOpen: true });
  visitor.on('error', () => {});
  const [siteEnd] = (await connected) as [Socket];
  visitor.write(upgrade(path));
  return { visitor, closed: once(siteEnd, 'close') };
}

test('the connection of a client that does not close ends with that of the API host', async () => {
  const connected = once(live, 'connection');
  const { visitor, closed } = await openUnclosable('/ws/event/');
  const [peer] = (await connected) as [WebSocket];
  await once(visitor, 'data');

  peer.terminate();
  await closed;
  visitor.destroy();
});

test('gives up on an API host that does not respond to an upgrade', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation();
  api.server.removeAllListeners('upgrade');
  api.server.on('upgrade', (_request, upstream: Socket) => upstream.resume());
  site.server.removeAllListeners('upgrade');
  serveLiveProxy(site.server, api.url, undefined, 1);

  const { closed } = await openUnclosable('/ws/event/');
  await closed;

  expect(warn).toHaveBeenCalledWith({ reason: 'no answer' }, 'live connection not passed on');
  warn.mockRestore();
});

test('closing either end closes the other', async () => {
  const connected = once(live, 'connection');
  const browser = open('/ws/event/');
  const [peer] = (await connected) as [WebSocket];
  await once(browser, 'open');

  const closed = once(browser, 'close');
  peer.close(1013, 'Too far behind');

  expect((await closed)[0]).toBe(1013);
});

test.each(['/', '/ws/event', '/ws/other/', '/WS/EVENT/', '/ws/event/x', '//ws/event/'])(
  'a websocket to %s gets the response of an ordinary request',
  async path => {
    const [error] = (await once(open(path), 'error')) as [Error];

    expect(error.message).toBe('Unexpected server response: 200');
    expect(live.clients.size).toBe(0);
  },
);

test('a query is forwarded', async () => {
  await once(open('/ws/event/?a=b'), 'open');

  expect(live.clients.size).toBe(1);
});

test('the connection is closed cleanly without an API host, and the failure is logged', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation();
  live.close();
  await api.close();

  const browser = open('/ws/event/');
  browser.on('error', () => {});
  await new Promise(done => browser.on('close', done));

  expect(warn).toHaveBeenCalledWith(
    { reason: expect.stringContaining('ECONNREFUSED') as string },
    'live connection not passed on',
  );
  expect(await (await fetch(site.url)).text()).toBe('page');
  warn.mockRestore();
});

test.each(['/ws/event/', '/elsewhere'])(
  'a client of %s that disconnects does not crash the site',
  async path => {
    const closed = new Promise<void>(done => {
      site.server.on('upgrade', (_request, socket) => {
        socket.on('close', () => done());
        socket.destroy(new Error('reset by the visitor'));
      });
    });

    const visitor = connect(port(), 'localhost');
    visitor.on('error', () => {});
    visitor.write(upgrade(path));
    await closed;
    visitor.destroy();

    expect(await (await fetch(site.url)).text()).toBe('page');
  },
);
