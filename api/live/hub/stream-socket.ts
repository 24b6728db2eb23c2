import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { ClientSocket } from './connection';
import type { Batch } from './frame-encoding';
import { descriptorOf, writeAtOnce } from './socket-descriptor';

/**
 * A client's websocket to which frames are written without ws: it would frame the same bytes again
 * for every client (docs/decisions/live/0062-websocket-frames.md). Control frames and replies go
 * through ws, which writes them at once too, so that the order on the connection is that of the calls.
 */
export class StreamSocket implements ClientSocket {
  private readonly compressed: boolean;
  private readonly descriptor: number | null;

  constructor(
    private readonly socket: WebSocket,
    private readonly stream: Duplex,
    private readonly prices: boolean,
  ) {
    this.compressed = socket.extensions.includes('permessage-deflate');
    this.descriptor = descriptorOf(stream);
  }

  get bufferedAmount(): number {
    return this.stream.writableLength;
  }

  send(batch: Batch, patched: boolean): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    const { compressed, prices } = this;
    this.write(batch.encoded({ compressed, prices, patched }));
  }

  /** Without the stream where nothing waits in it (docs/decisions/live/0071-socket-descriptor.md). */
  private write(bytes: Buffer): void {
    // A stream that was destroyed in this turn may no longer own its descriptor.
    if (!this.stream.writable) return;
    const isFree = this.descriptor !== null && this.stream.writableLength === 0;
    const written = isFree ? writeAtOnce(this.descriptor, bytes) : 0;
    if (written < bytes.length) this.stream.write(bytes.subarray(written));
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
