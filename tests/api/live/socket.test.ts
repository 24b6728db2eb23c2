import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { readFrame } from '@/lib/contract/live/read-frame';
import { createEventCache } from '@/api/live/event-cache';
import type { Bus } from '@/api/live/bus';
import { createHub, type Hub } from '@/api/live/hub/hub';
import { toTrustedProxies } from '@/lib/http/trusted-proxies';
import { policyFor, toRegionPolicy } from '@/lib/routing/view';
import { buildTestApp } from '@/tests/api/test-context';
import { createTestHub } from './test-hub';

let app: FastifyInstance;
let bus: Bus;
let hub: Hub;
let flush: () => void;
let host: string;

beforeEach(async () => {
  const now = () => 0;
  ({ bus, hub, flush } = createTestHub({ now }));
  app = await buildTestApp({ now, bus, hub, eventCache: createEventCache(), store: {} } as never);
  await app.listen({ port: 0, host: '127.0.0.1' });
  host = `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(() => app.close());

const connect = (headers: Record<string, string | string[]> = {}, path = '/ws/event/') =>
  new WebSocket(`ws://${host}${path}`, { headers });

async function open(headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = connect(headers);
  await once(socket, 'open');
  return socket;
}

async function next(socket: WebSocket) {
  const [data] = (await once(socket, 'message')) as [Buffer];
  return readFrame(data.toString());
}

/** The status of a refused connection. */
async function refusal(socket: WebSocket): Promise<number> {
  const [, response] = (await once(socket, 'unexpected-response')) as [
    unknown,
    { statusCode: number; resume(): void },
  ];
  response.resume();
  return response.statusCode;
}

test('a client receives the updates of its group, over a real socket', async () => {
  const socket = await open();
  socket.send('{"type":"switchGroup","message":"event_m1"}');
  expect((await next(socket)).message).toEqual({ type: 'subscribed', recovered: false });

  const received = next(socket);
  const full = { id: 'm1', version: 3, score: '7/0:' };
  bus.publish({ eventId: 'm1', leagues: [], full, card: full, commentary: [], matchInfo: null });
  flush();

  expect((await received).message).toEqual({ type: 'event_updated', events: [full] });
});

test.each([
  ['where prices are not allowed', { 'x-country': 'IN' }, '/ws/event/'],
  ['by the choice of a cookie', { cookie: 'a=b; scores_only=1' }, '/ws/event/'],
  ['by the choice in the URL', {}, '/ws/event/?scores_only=1'],
])('%s frames have no price', async (_, headers, path) => {
  const socket = connect(headers, path);
  await once(socket, 'open');
  socket.send('{"type":"switchGroup","message":"event_m1"}');
  await next(socket);

  const received = next(socket);
  const full = { id: 'm1', version: 3, score: '7/0:', markets: [], markets_count: 4 };
  bus.publish({ eventId: 'm1', leagues: [], full, card: full, commentary: [], matchInfo: null });
  flush();

  const expected = { id: 'm1', version: 3, score: '7/0:' };
  expect((await received).message).toEqual({ type: 'event_updated', events: [expected] });
});

test('there is no socket where everything is blocked, whatever the visitor chose', async () => {
  expect(await refusal(connect({ 'x-country': 'ZZ' }))).toBe(451);
  expect(await refusal(connect({ 'x-country': 'ZZ', cookie: 'scores_only=1' }))).toBe(451);
});

test('a malformed or repeated country gets the strictest policy configured', async () => {
  const policies = toRegionPolicy('KP:blocked,*:full');
  await app.close();
  app = await buildTestApp(
    {
      now: () => 0,
      bus,
      hub: createHub({ now: () => 0 }),
      eventCache: createEventCache(),
      store: {},
    } as never,
    { policyOf: country => policyFor(country, policies) },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  host = `127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  for (const country of ['KP', 'kp', 'KP,', '"KP"', 'DE, KP', '', ['DE', 'KP'], ['DE', 'DE']])
    expect([country, await refusal(connect({ 'x-country': country }))]).toEqual([country, 451]);
  for (const headers of [{}, { 'x-country': 'DE' }])
    expect((await open(headers)).readyState).toBe(WebSocket.OPEN);
});

test('[P5] a frame over 4 KiB closes the connection with 1009', async () => {
  const socket = await open();
  socket.send('x'.repeat(4097));
  expect((await once(socket, 'close'))[0]).toBe(1009);
});

test('a frame of 4 KiB is accepted', async () => {
  const socket = await open();
  socket.send('x'.repeat(4096));
  expect((await next(socket)).message.type).toBe('error');
});

test('pages of other hosts cannot connect', async () => {
  expect(await refusal(connect({ origin: 'https://elsewhere.test' }))).toBe(403);
  expect(await refusal(connect({ origin: 'null' }))).toBe(403);
});

test('our own pages can, under any of our hosts, and so can programs that are not browsers', async () => {
  const opened = await Promise.all([
    open({ origin: `http://${host}` }),
    open({ origin: 'https://www.off-the-bat.test' }),
    open({ origin: 'https://shown.test', 'x-forwarded-host': 'shown.test' }),
    open(),
  ]);
  expect(opened.map(socket => socket.readyState)).toEqual([1, 1, 1, 1]);
});

test('the socket exists at one path only', async () => {
  expect(await refusal(connect({}, '/ws/other/'))).toBe(404);
});

test('an address that opens too many sockets is refused, others are not', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  await Promise.all(Array.from({ length: 100 }, () => open(from('203.0.113.9'))));

  expect(await refusal(connect(from('203.0.113.9')))).toBe(429);
  expect((await open(from('203.0.113.10'))).readyState).toBe(1);
});

test('a closed connection is removed', async () => {
  const socket = await open();
  expect(hub.size()).toBe(1);
  socket.close();
  await once(socket, 'close');
  // The server is notified asynchronously.
  while (hub.size() > 0) await new Promise(setImmediate);
  expect(hub.size()).toBe(0);
});

test('clients are notified when the server stops', async () => {
  const socket = await open();
  const closed = once(socket, 'close');
  await app.close();
  expect((await closed)[0]).toBe(1001);
});

test('proxies are trusted as configured', async () => {
  await app.close();
  const now = () => 0;
  app = await buildTestApp(
    { now, bus, hub: createHub({ now }), eventCache: createEventCache(), store: {} } as never,
    {
      trustedProxies: toTrustedProxies('10.0.0.0/8'),
    },
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  host = `127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const chain = (visitor: string) => ({ 'x-forwarded-for': `6.6.6.6, ${visitor}, 10.1.2.3` });
  await Promise.all(Array.from({ length: 100 }, () => open(chain('203.0.113.9'))));

  expect(await refusal(connect(chain('203.0.113.9')))).toBe(429);
  expect((await open(chain('203.0.113.10'))).readyState).toBe(1);
});
