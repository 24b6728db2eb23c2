import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { ClientSocket } from './connection';
import type { Batch } from './frame-encoding';

/**
 * A client's websocket to which frames are written without ws: it would frame the same bytes again
 * for every client (docs/decisions/live/0062-websocket-frames.md). Control frames and replies go
 * through ws, which writes them at once too, so that the order on the connection is that of the calls.
 */
export class StreamSocket implements ClientSocket {
  private readonly compressed: boolean;

  constructor(
    private readonly socket: WebSocket,
    private readonly stream: Duplex,
    private readonly prices: boolean,
  ) {
    this.compressed = socket.extensions.includes('permessage-deflate');
  }

  get bufferedAmount(): number {
    return this.stream.writableLength;
  }

  send(batch: Batch): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    const { compressed, prices } = this;
    // A stream that was destroyed in this turn accepts no bytes.
    if (this.stream.writable) this.stream.write(batch.encoded({ compressed, prices }));
  }

  reply(text: string): void {
    this.socket.send(text, { binary: false, compress: false });
  }

  ping(): void {
    this.socket.ping();
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
  }

  terminate(): void {
    this.socket.terminate();
  }
}
