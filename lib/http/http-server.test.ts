import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createEventCache } from '@/api/live/event-cache';
import { createLocalBus } from '@/api/live/bus';
import { createHub } from '@/api/live/hub/hub';
import { createSiteServer } from '@/server/site-server';
import { serveLiveProxy } from '@/server/live-proxy';
import { buildTestApp } from '@/tests/api/test-context';
import { onWebSocketUpgrade, receiveTimeouts } from './http-server';

let server: Server;
let app: FastifyInstance | null = null;
const clients = new Set<Socket>();

afterEach(async () => {
  clients.forEach(client => client.destroy());
  clients.clear();
  server.closeAllConnections();
  await (app ? app.close() : new Promise(done => server.close(done)));
  app = null;
});

async function listen(started: Server): Promise<void> {
  server = started.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
const open = (): Socket => {
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  clients.add(client);
  return client.on('error', () => undefined);
};

/** Everything the server sends until it closes the connection. */
async function sendRaw(...parts: string[]): Promise<string> {
  const client = open();
  for (const part of parts) {
    client.write(part, 'latin1');
    await new Promise(setImmediate);
  }
  let received = '';
  for await (const chunk of client.setEncoding('latin1')) received += String(chunk);
  return received;
}

/** Responds with the request as received. */
const echo: RequestListener = (request, response) => {
  let body = '';
  request.setEncoding('latin1').on('data', text => (body += String(text)));
  request.on('end', () => response.end(JSON.stringify([request.method, request.url, body])));
};
const upgradeTo = (protocol: string, path = '/news') =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\n` +
  `Upgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA\r\n\r\n`;

describe('a request to upgrade that the server does not accept', () => {
  let rawHeaders: IncomingMessage['headers'];

  beforeEach(async () => {
    const started = createServer((request, response) => {
      rawHeaders = request.headers;
      echo(request, response);
    });
    onWebSocketUpgrade(
      started,
      ({ url }) => url === '/live',
      (_, socket) => socket.end('upgraded'),
    );
    await listen(started);
  });

  test.each(['h2c', 'websocket', 'TLS/1.0', 'h2c, websocket', '""', 'x'.repeat(1000)])(
    'a request to upgrade to %s is served like any other request, with its headers',
    async protocol => {
      const received = await sendRaw(
        upgradeTo(protocol).replace('Host', 'Cookie: odds=malay\r\nX-Name: caf\u00e9\r\nHost'),
      );

      expect(received).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(received).toContain('["GET","/news",""]');
      expect(rawHeaders).toMatchObject({ cookie: 'odds=malay', 'x-name': 'caf\u00e9', host: 'x' });
      expect(rawHeaders).not.toHaveProperty('upgrade');
    },
  );

  test.each(['h2c', 'websocket'])(
    'a request to upgrade to %s keeps its body, in whatever pieces',
    async protocol => {
      const head =
        'POST /form HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n' +
        `Upgrade: ${protocol}\r\nContent-Length: 8\r\n\r\n`;

      expect(await sendRaw(`${head}whole me`)).toContain('["POST","/form","whole me"]');
      expect(await sendRaw(head, 'in ', 'parts')).toContain('["POST","/form","in parts"]');
    },
  );

  test('a request to upgrade that is not accepted is the last request of its connection', async () => {
    const next = 'GET /next HTTP/1.1\r\nHost: x\r\n\r\n';

    expect(await sendRaw(upgradeTo('h2c'))).toContain('\r\nConnection: close\r\n');
    expect(await sendRaw(upgradeTo('h2c') + next)).not.toContain('/next');
  });

  test('sent behind an unanswered request does not stop the server', async () => {
    const client = open();
    client.write(`GET /first HTTP/1.1\r\nHost: x\r\n\r\n${upgradeTo('h2c')}`);
    await once(client, 'data');
    client.destroy();

    expect(await sendRaw(upgradeTo('h2c'))).toContain('"/news"');
  });

  test('a request to upgrade on the path of the websocket gets a response too, and the websocket still opens', async () => {
    expect(await sendRaw(upgradeTo('h2c', '/live'))).toContain('["GET","/live",""]');
    expect(await sendRaw(upgradeTo('WebSocket', '/live'))).toBe('upgraded');
  });
});

const now = () => 0;
const bus = createLocalBus();
const buildApi = (timeouts = receiveTimeouts()) =>
  buildTestApp(
    { now, bus, hub: createHub({ now }), eventCache: createEventCache(), store: {} } as never,
    { timeouts },
  );

describe.each(['site', 'API'])('the server of the %s', program => {
  async function start(timeouts = receiveTimeouts()): Promise<void> {
    if (program === 'API') {
      app = await buildApi(timeouts);
      await app.listen({ port: 0, host: '127.0.0.1' });
      server = app.server;
      return;
    }
    const site = createSiteServer(echo, timeouts);
    serveLiveProxy(site, 'http://127.0.0.1:1');
    await listen(site);
  }

  test('responds to requests to upgrade to HTTP/2', async () => {
    await start();

    expect(await sendRaw(upgradeTo('h2c', '/healthz'))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await sendRaw(upgradeTo('h2c', '/ws/event/'))).toMatch(/^HTTP\/1\.1 (?:200|404) /);
  });

  test('ends a connection that sends its headers byte by byte without end', async () => {
    await start(receiveTimeouts(100));
    const client = open();
    client.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    client.resume();
    const drip = setInterval(() => client.write('a'), 10);

    await once(client, 'close');

    clearInterval(drip);
    expect(client.bytesWritten).toBeLessThan(16 * 1024);
  });

  test('checks the timeouts so often that 10 s for the headers are at most 11', async () => {
    await start();

    expect(server.headersTimeout).toBe(10_000);
    expect(server.requestTimeout).toBe(30_000);
    expect(receiveTimeouts().connectionsCheckingInterval).toBeLessThanOrEqual(1000);
  });
});
