import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fc } from '@/tests/fixtures/properties';
import type { FastifyInstance } from 'fastify';
import { WebSocket, type ClientOptions } from 'ws';
import type { Bus } from '@/api/live/bus';
import { createEventCache } from '@/api/live/event-cache';
import type { Connection } from '@/api/live/hub/connection';
import type { Hub } from '@/api/live/hub/hub';
import { buildTestApp } from '@/tests/api/test-context';
import { createTestHub } from './test-hub';

let app: FastifyInstance;
let bus: Bus;
let hub: Hub;
let flush: () => void;
let url: string;

beforeAll(async () => {
  const now = () => 0;
  ({ bus, hub, flush } = createTestHub({ now }));
  app = await buildTestApp({ now, bus, hub, eventCache: createEventCache(), store: {} } as never);
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}/ws/event/`;
});
afterAll(() => app.close());

type Message = { eventType: string; message: { id: string; match_status: string }; seq?: number };

/** A client of match m1's group, its connection at the server, and what it has received. */
async function openClient(options: ClientOptions) {
  const add = jest.spyOn(hub, 'add');
  const socket = new WebSocket(url, options);
  const received: Message[] = [];
  socket.on('message', data => received.push(JSON.parse(String(data)) as Message));
  await once(socket, 'open');
  socket.send('{"type":"switchGroup","message":"event_m1"}');
  const receive = async (count: number) => {
    while (received.length < count) await once(socket, 'message');
    return received.splice(0);
  };
  // The reply shows that the group was entered.
  await receive(1);
  const connection = add.mock.results.at(-1)?.value as Connection;
  return { socket, receive, connection };
}

function publish(version: number, text: string): void {
  const full = { id: 'm1', version, match_status: text };
  bus.publish({ eventId: 'm1', leagues: [], full, card: full, commentary: [], matchInfo: null });
}

const clients: [string, ClientOptions, boolean][] = [
  ['that negotiates compression', {}, true],
  ['that does not', { perMessageDeflate: false }, false],
];

/** Text of a length in bytes that compresses well or badly. */
const textOf = (length: number, isRepetitive: boolean, seed: number): string =>
  isRepetitive
    ? 'é'.repeat(length / 2)
    : Array.from({ length }, (_, index) => ((index * 7919 + seed) % 36).toString(36)).join('');

test.each(clients)(
  'a client %s reads every frame and reply in the order in which they were sent',
  async (_n, options, isCompressed) => {
    const { socket, receive, connection } = await openClient(options);
    expect(socket.extensions).toBe(isCompressed ? 'permessage-deflate' : '');
    // Together below 64 KB: a client with more to read gets fewer, conflated frames.
    const length = fc.oneof(fc.integer({ min: 0, max: 400 }), fc.constant(5000));
    const step = fc.record({ length, isRepetitive: fc.boolean(), isReply: fc.boolean() });
    let version = 0;

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async steps => {
        const expected: string[] = [];
        for (const { length, isRepetitive, isReply } of steps) {
          version += 1;
          const text = textOf(length, isRepetitive, version);
          if (isReply) hub.onMessage(connection, '?');
          else publish(version, text);
          flush();
          expected.push(isReply ? 'error' : text);
        }
        connection.ping();
        connection.pong();
        const messages = await receive(expected.length);

        expect(
          messages.map(({ eventType, message }) =>
            eventType === 'error' ? 'error' : message.match_status,
          ),
        ).toEqual(expected);
      }),
      // Each run makes the client send a pong, of which 40 are allowed in a burst.
      { numRuns: 30 },
    );
    socket.terminate();
  },
);

test.each(clients)('a client %s reads frames of each length of the header', async (_n, options) => {
  for (const length of [0, 60, 65_300, 65_535, 65_536, 200_000]) {
    const { socket, receive } = await openClient(options);
    const text = textOf(length, false, length);
    publish(2_000_000 + length, text);
    flush();
    expect((await receive(1))[0]?.message.match_status).toBe(text);
    socket.terminate();
  }
});

test('all clients of a group are sent the same bytes, compressed to a fraction', async () => {
  const { socket, receive } = await openClient({});
  const other = await openClient({ perMessageDeflate: false });
  const bytesOf = (client: WebSocket) =>
    (client as unknown as { _socket: { bytesRead: number } })._socket.bytesRead;
  const before = [bytesOf(socket), bytesOf(other.socket)];

  publish(1_000_000, 'Kent need 40 from 30 balls. '.repeat(400));
  flush();
  await Promise.all([receive(1), other.receive(1)]);

  const [compressed = 0, plain = 0] = [socket, other.socket].map(
    (client, index) => bytesOf(client) - (before[index] ?? 0),
  );
  expect(plain).toBeGreaterThan(11_000);
  expect(compressed).toBeLessThan(plain / 8);
  socket.terminate();
  other.socket.terminate();
});

test('a client that requests a small compression window gets uncompressed frames', async () => {
  const socket = new WebSocket(url, { perMessageDeflate: { serverMaxWindowBits: 10 } });
  await once(socket, 'open');
  expect(socket.extensions).toBe('');
  socket.terminate();
});

test('compressed messages of clients are read up to their limit', async () => {
  const { socket, receive } = await openClient({});
  for (let count = 0; count < 3; count += 1) socket.send('x'.repeat(4096));
  expect(await receive(3)).toHaveLength(3);

  socket.send('x'.repeat(4097));
  expect((await once(socket, 'close'))[0]).toBe(1009);
});
