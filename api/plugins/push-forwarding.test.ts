import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { fastify, type FastifyInstance } from 'fastify';
import { maxPushBytes } from '@/lib/contract/push';
import { ApiError } from '@/api/errors';
import { httpHost, type HttpHost } from '@/tests/fixtures/servers/http-host';
import { createPushForwarding } from './push-forwarding';

type Received = { headers: IncomingHttpHeaders; bytes: number };

let app: FastifyInstance;
let url: string;
let leader: HttpHost;
let received: Received[];
let statuses: number[];

beforeEach(async () => {
  received = [];
  statuses = [200];
  leader = await httpHost((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => (bytes += chunk.length));
    request.on('end', () => {
      received.push({ headers: request.headers, bytes });
      response.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200).end('{}');
    });
  });
  const forwarding = createPushForwarding({
    runner: () => null,
    leaderUrl: async () => leader.url,
    secret: 'a secret of the instances',
  });
  app = fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.status(error instanceof ApiError ? error.status : 500).send({}),
  );
  app.addHook('onRequest', (request, reply) => forwarding.forward(request, reply));
  app.put('/push', () => ({}));
  url = await app.listen();
});
afterEach(async () => {
  await app.close();
  await leader.close();
});

/** Sends chunks, without a length, until there is a response; returns its status and the bytes sent. */
function sendChunks(bytes: number): Promise<{ status: number; sent: number }> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    const request = httpRequest(`${url}/push`, { method: 'PUT' }, response => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, sent });
      request.destroy();
    });
    request.on('error', reject);
    const write = () => {
      while (sent < bytes && !request.destroyed) {
        sent += 65_536;
        if (!request.write(Buffer.alloc(65_536))) return void request.once('drain', write);
      }
      request.end();
    };
    write();
  });
}

test("a push is forwarded, and the leader's response is returned", async () => {
  statuses = [422];
  expect((await sendChunks(65_536)).status).toBe(422);
  expect(received).toMatchObject([{ bytes: 65_536 }]);
});

test('a body without a length is read no further than the limit', async () => {
  const { status, sent } = await sendChunks(200 * 1024 * 1024);

  expect(status).toBe(413);
  expect(sent).toBeLessThan(20 * maxPushBytes);
  expect(received).toEqual([]);
});

test('a push waits while there is no leader', async () => {
  statuses = [503, 503, 200];
  expect((await sendChunks(65_536)).status).toBe(200);
  expect(received).toHaveLength(3);
});

test.each(['1', 'push:a secret of the instances', ''])(
  'a client cannot forge the mark of a forwarded push: %p',
  async claim => {
    const response = await fetch(`${url}/push`, {
      method: 'PUT',
      headers: { 'x-off-the-bat-forwarded': claim },
    });

    expect(response.status).toBe(200);
    expect(received).toHaveLength(1);
    expect(received[0]?.headers['x-off-the-bat-forwarded']).toMatch(/^[0-9a-f]{64}$/);
  },
);
