/*
 * Holds many websockets of one group, counts the frames that arrive and answers pings. It reads headers
 * only, so that it needs little CPU time. Started with an IPC channel; see `Command`.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createConnection, type Socket } from 'node:net';
import { constants, deflateRawSync } from 'node:zlib';

export type Command =
  | { type: 'open'; port: number; count: number; group: string; compressed: boolean }
  | { type: 'close'; count: number }
  /** Waits until this many frames have arrived since the last call; 10 s at most. */
  | { type: 'counts'; frames: number };
export type ReplyKey = 'open' | 'frames' | 'bytes';

const batchSize = 100;
const textOpcode = 1;
const pingOpcode = 9;
const longestReply = 200;
const sockets: Socket[] = [];
let frames = 0;
let bytes = 0;

process.on('message', (command: Command) => void answer(command));
process.on('disconnect', () => process.exit(0));

async function answer(command: Command): Promise<void> {
  if (command.type === 'open') {
    for (let done = 0; done < command.count; done += batchSize)
      await Promise.all(
        Array.from({ length: Math.min(batchSize, command.count - done) }, () => open(command)),
      );
  } else if (command.type === 'close') {
    const leaving = sockets.splice(0, command.count);
    await Promise.all(leaving.map(socket => (socket.destroy(), once(socket, 'close'))));
  } else {
    for (let waits = 0; frames < command.frames && waits < 1000; waits += 1) await sleep(10);
    send({ frames, bytes });
    frames = 0;
    bytes = 0;
    return;
  }
  send({ open: sockets.length });
}

async function open({ port, group, compressed }: Command & { type: 'open' }): Promise<void> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  socket.setNoDelay(true);
  await once(socket, 'connect');
  socket.write(
    `GET /ws/event/ HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      (compressed
        ? 'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n'
        : '') +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  // The response has come when the head has; the server sends nothing before the group is entered.
  const [head] = (await once(socket, 'data')) as [Buffer];
  const response = head.toString('latin1');
  if (!response.startsWith('HTTP/1.1 101')) throw new Error(response);
  socket.on(
    'data',
    frameCounter(() => socket.write(pong)),
  );
  const request = Buffer.from(JSON.stringify({ type: 'switchGroup', message: group }));
  // Browsers compress all that they send once it is negotiated.
  const isNegotiated = response.includes('permessage-deflate');
  socket.write(isNegotiated ? masked(deflated(request), 0x40) : masked(request));
  sockets.push(socket);
}

/** Counts the frames of one socket, whatever the chunks in which they arrive. */
function frameCounter(onPing: () => void): (chunk: Buffer) => void {
  /** Bytes of the current frame that have not arrived yet. */
  let missing = 0;
  let rest: Buffer | null = null;
  return chunk => {
    bytes += chunk.length;
    let data = rest ? Buffer.concat([rest, chunk]) : chunk;
    rest = null;
    for (;;) {
      const used = Math.min(missing, data.length);
      missing -= used;
      data = data.subarray(used);
      if (data.length === 0) return;
      const size = frameSize(data);
      if (size === null) {
        rest = data;
        return;
      }
      const opcode = (data[0] ?? 0) & 0x0f;
      // The reply to the subscription is shorter than any update.
      if (opcode === textOpcode && size > longestReply) frames += 1;
      if (opcode === pingOpcode) onPing();
      missing = size;
    }
  };
}

/** The length of a frame with its header; null when the header is incomplete. */
function frameSize(data: Buffer): number | null {
  const [, length = 0] = data;
  if (data.length < 2) return null;
  if (length < 126) return 2 + length;
  if (length === 126) return data.length < 4 ? null : 4 + data.readUInt16BE(2);
  return data.length < 10 ? null : 10 + Number(data.readBigUInt64BE(2));
}

/** A client's text frame of less than 126 bytes, with a mask of zeros. */
const masked = (payload: Buffer, bits = 0): Buffer =>
  Buffer.concat([Buffer.from([0x81 | bits, 0x80 | payload.length, 0, 0, 0, 0]), payload]);

/** A message as permessage-deflate sends it: without the empty block at the end (RFC 7692, 7.2.1). */
const deflated = (payload: Buffer): Buffer =>
  deflateRawSync(payload, { finishFlush: constants.Z_SYNC_FLUSH, windowBits: 9 }).subarray(0, -4);

/** Without content and with a mask of zeros; the hub sends its pings without content. */
const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

function send(reply: Partial<Record<ReplyKey, number>>): void {
  process.send?.(reply);
}
