import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import type { WebSocket } from 'ws';
import { createBatch } from '@/api/live/hub/frame-encoding';
import { toFrame } from '@/api/live/hub/frame';
import { textFrame } from '@/api/live/hub/websocket-frame';
import { descriptorOf } from '@/api/live/hub/socket-descriptor';
import { StreamSocket } from '@/api/live/hub/stream-socket';

let server: Server;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  sockets.forEach(socket => socket.destroy());
  server.close();
});

/** Both ends of a new connection. The client's does not read yet. */
async function openConnection(): Promise<{ stream: Socket; client: Socket }> {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  const [stream] = await accepted;
  sockets.push(stream, client);
  return { stream, client };
}

const openSocket = { readyState: 1, OPEN: 1, extensions: '' } as WebSocket;

function batchOf(text: string) {
  const part = { type: 'event_updated' as const, eventId: 'm1', event: { id: 'm1', score: text } };
  const frame = toFrame([part], { group: 'event_m1', epoch: 'a', seq: 1, at: 0 });
  return { batch: createBatch([frame]), bytes: textFrame(frame.bytes) };
}

/** Reads until at least so many bytes have arrived. */
async function readBytes(client: Socket, count: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  client.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
  });
  client.resume();
  while (length < count) await once(client, 'data');
  return Buffer.concat(chunks);
}

test('what a client does not take at once follows in order when it reads', async () => {
  const { stream, client } = await openConnection();
  const socket = new StreamSocket(openSocket, stream, true);
  const batches = [8_000_000, 100, 50_000].map((length, at) => batchOf(`${at}`.repeat(length)));

  batches.forEach(({ batch }) => socket.send(batch, false));
  expect(socket.bufferedAmount).toBeGreaterThan(0);

  const expected = Buffer.concat(batches.map(({ bytes }) => bytes));
  expect((await readBytes(client, expected.length)).equals(expected)).toBe(true);
  expect(socket.bufferedAmount).toBe(0);
});

test('a frame follows what waits in the stream', async () => {
  const { stream, client } = await openConnection();
  const { batch, bytes } = batchOf('a');
  stream.cork();
  stream.write('first');
  new StreamSocket(openSocket, stream, true).send(batch, false);
  stream.uncork();

  const expected = Buffer.concat([Buffer.from('first'), bytes]);
  expect(await readBytes(client, expected.length)).toEqual(expected);
});

test('nothing is written to a descriptor that the system has given to another connection', async () => {
  const left = await openConnection();
  const socket = new StreamSocket(openSocket, left.stream, true);
  const descriptor = descriptorOf(left.stream);
  left.stream.destroy();
  await once(left.stream, 'close');
  const { owner, peer } = await reuse(descriptor);

  socket.send(batchOf('for the first').batch, false);
  owner.write('only this');

  expect(String(await readBytes(peer, 1))).toBe('only this');
});

/** Opens connections until the system gives one the free descriptor. */
async function reuse(descriptor: number | null): Promise<{ owner: Socket; peer: Socket }> {
  for (let count = 0; count < 20; count += 1) {
    const { stream, client } = await openConnection();
    if (descriptorOf(stream) === descriptor) return { owner: stream, peer: client };
    if (descriptorOf(client) === descriptor) return { owner: client, peer: stream };
  }
  throw new Error('The system did not use the descriptor again.');
}

test('a connection that the client has broken is reported by its stream', async () => {
  const { stream, client } = await openConnection();
  const socket = new StreamSocket(openSocket, stream, true);
  const failed = once(stream, 'error') as Promise<[NodeJS.ErrnoException]>;
  // The stream learns of the reset only in the next turn.
  client.resetAndDestroy();
  const { batch } = batchOf('a');
  for (let count = 0; count < 100 && !stream.destroyed; count += 1) {
    socket.send(batch, false);
    await new Promise(resolve => setImmediate(resolve));
  }
  expect((await failed)[0].code).toMatch(/EPIPE|ECONNRESET/);
});

test('the bytes of a connection with TLS, or of another stream, pass through the stream', async () => {
  const { stream } = await openConnection();
  expect(descriptorOf(stream)).toBeGreaterThan(2);
  expect(descriptorOf(new TLSSocket(stream))).toBeNull();
  expect(descriptorOf(new Duplex())).toBeNull();

  const written: Buffer[] = [];
  const other = new Duplex({
    write: (chunk: Buffer, _encoding, done) => (written.push(chunk), done()),
  });
  const { batch, bytes } = batchOf('a');
  new StreamSocket(openSocket, other, true).send(batch, false);
  expect(written).toEqual([bytes]);
});
