import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { ClientSocket } from './connection';
import type { Batch } from './frame-encoding';

/**
 * A client's websocket to which frames are written without ws: it would frame the same bytes again
 * for every client (docs/decisions/live/0062-websocket-frames.md). Control frames and replies go
 * through ws, which writes them immediately too, so that the order on the connection is that of the calls.
 */
export class DirectSocket implements ClientSocket {
  private readonly compressed: boolean;

  constructor(
    private readonly websocket: WebSocket,
    private readonly socket: Duplex,
    private readonly prices: boolean,
  ) {
    this.compressed = websocket.extensions.includes('permessage-deflate');
  }

  get bufferedAmount(): number {
    return this.socket.writableLength;
  }

  send(batch: Batch): void {
    if (this.websocket.readyState !== this.websocket.OPEN) return;
    const { compressed, prices } = this;
    // A socket that was destroyed in this turn of the event loop accepts no bytes.
    if (this.socket.writable) this.socket.write(batch.encoded({ compressed, prices }));
  }

  reply(text: string): void {
    this.websocket.send(text, { binary: false, compress: false });
  }

  ping(): void {
    this.websocket.ping();
  }

  close(code: number, reason: string): void {
    this.websocket.close(code, reason);
  }

  terminate(): void {
    this.websocket.terminate();
  }
}
