import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { createEventCache } from '@/api/live/event-cache';
import { createLocalBus } from '@/api/live/bus';
import { createHub } from '@/api/live/hub/hub';
import { toTrustedProxies } from '@/lib/http/trusted-proxies';
import { buildTestApp } from '@/tests/api/test-context';

let app: FastifyInstance;
let port: number;

/**
 * An API with these limits; it trusts peers on this machine, such as the site, to name a visitor.
 */
async function start(socketLimits: { perNetwork: number; total: number }, proxies = '') {
  const now = () => 0;
  const context = {
    now,
    bus: createLocalBus(),
    hub: createHub({ now }),
    eventCache: createEventCache(),
    store: {},
  };
  app = await buildTestApp(context as never, {
    socketLimits,
    trustedProxies: toTrustedProxies(proxies),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
}
afterEach(() => app.close());

type Answer = { status: number; retryAfter: string | undefined; socket: WebSocket };

/** Tries to open a socket; returns 101 or the status of the refusal. */
async function open(forwardedFor = '203.0.113.9'): Promise<Answer> {
  const headers = { 'x-forwarded-for': forwardedFor };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/event/`, { headers });
  socket.on('error', () => {});
  return new Promise(resolve => {
    socket.on('open', () => resolve({ status: 101, retryAfter: undefined, socket }));
    socket.on('unexpected-response', (_request, response) => {
      response.resume();
      const retryAfter = response.headers['retry-after'];
      resolve({ status: response.statusCode ?? 0, retryAfter, socket });
    });
  });
}

/** A raw connection after the request for a socket. */
async function openRaw(key = randomBytes(16).toString('base64')): Promise<Socket> {
  const raw = connect(port, '127.0.0.1');
  raw.on('error', () => {});
  raw.write(
    'GET /ws/event/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      `X-Forwarded-For: 203.0.113.9\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  );
  await once(raw, 'data');
  return raw;
}

/** Retries until a socket is admitted: the server is notified of a close asynchronously. */
async function opensAgain(): Promise<void> {
  while ((await open()).status !== 101) await new Promise(setImmediate);
}

test('a visitor can hold a limited number of sockets, and then gets retry-after', async () => {
  await start({ perNetwork: 3, total: 1000 });
  const answers = [];
  for (let times = 0; times < 5; times += 1) answers.push(await open());

  expect(answers.map(({ status }) => status)).toEqual([101, 101, 101, 429, 429]);
  expect(Number(answers[3]?.retryAfter)).toBeGreaterThan(0);
  expect((await open('203.0.113.10')).status).toBe(101);
});

test('all visitors together can hold a limited number', async () => {
  await start({ perNetwork: 1000, total: 2 });
  const answers = [await open('203.0.113.1'), await open('203.0.113.2'), await open('203.0.113.3')];

  expect(answers.map(({ status }) => status)).toEqual([101, 101, 429]);
});

test('an IPv6 visitor is a /64, also for the rate of new sockets', async () => {
  await start({ perNetwork: 1000, total: 1000 });
  const answers = await Promise.all(
    Array.from({ length: 101 }, (_, index) => open(`2001:db8:1:2::${index.toString(16)}`)),
  );

  expect(answers.filter(({ status }) => status === 101)).toHaveLength(100);
  expect((await open('2001:db8:1:3::1')).status).toBe(101);
});

test('behind nginx on this machine forged addresses do not help', async () => {
  await start({ perNetwork: 1000, total: 1000 }, '1');
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, index) => open(`198.51.100.${index}, 203.0.113.9`)),
  );

  expect(answers.filter(({ status }) => status === 101)).toHaveLength(100);
});

test.each<[string, () => Promise<unknown>]>([
  ['closed by the client', async () => (await open()).socket.close()],
  ['broken off by the client', async () => (await open()).socket.terminate()],
  ['reset by the client', async () => (await openRaw()).resetAndDestroy()],
  ['half closed by the client', async () => (await openRaw()).end()],
  ['closed by the server', async () => (await open()).socket.send('x'.repeat(5000))],
  ['never opened, for a bad key', () => openRaw('bad')],
])('a socket that is %s is no longer counted', async (_how, end) => {
  await start({ perNetwork: 1, total: 1000 });
  await end();

  await opensAgain();
});

test.each<[string, (socket: WebSocket) => void]>([
  ['messages', socket => socket.send('{"type":"switchGroup","message":"event"}')],
  ['empty messages', socket => socket.send('')],
  ['pings', socket => socket.ping()],
  ['pongs', socket => socket.pong()],
  ['fragments', socket => socket.send('x', { fin: false })],
  ['empty fragments', socket => socket.send('', { fin: false })],
])('a client that sends many %s in a burst is closed with 1008', async (_what, send) => {
  await start({ perNetwork: 10, total: 10 });
  const { socket } = await open();
  const closed = once(socket, 'close');
  for (let times = 0; times < 100; times += 1) send(socket);

  expect((await closed)[0]).toBe(1008);
});

test('a client that sends 30 messages in a burst gets responses', async () => {
  await start({ perNetwork: 10, total: 10 });
  const { socket } = await open();
  let replies = 0;
  const answered = new Promise<void>(resolve => {
    socket.on('message', () => {
      replies += 1;
      if (replies === 30) resolve();
    });
  });
  for (let times = 0; times < 30; times += 1) socket.send('?');

  await answered;
  expect(socket.readyState).toBe(WebSocket.OPEN);
});

test('a client that keeps sending after the close is disconnected', async () => {
  await start({ perNetwork: 10, total: 10 });
  const raw = await openRaw();
  // A masked text frame of one byte; the responses are not read.
  const frames = Buffer.concat(Array<Buffer>(1000).fill(Buffer.from('8181000000003f', 'hex')));
  const closed = once(raw.resume(), 'close');
  for (let times = 0; times < 1000 && !raw.destroyed; times += 1) {
    raw.write(frames);
    await new Promise(setImmediate);
  }

  await closed;
});
