import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { ClientSocket } from './connection';
import { encodeFrames } from './frame-encoding';

/**
 * A client's websocket to which frames are written without ws: it would frame the same bytes again
 * for every client (docs/decisions/0062-websocket-frames.md). Control frames and replies go through
 * ws, which writes them at once too, so that the order on the connection is that of the calls.
 */
export function createClientSocket(
  socket: WebSocket,
  stream: Duplex,
  prices: boolean,
): ClientSocket {
  const encoding = { compressed: socket.extensions.includes('permessage-deflate'), prices };
  return {
    get bufferedAmount() {
      return socket.bufferedAmount;
    },
    send: frames => {
      if (socket.readyState === socket.OPEN) stream.write(encodeFrames(frames, encoding));
    },
    reply: text => socket.send(text, { binary: false, compress: false }),
    ping: () => socket.ping(),
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
  };
}
