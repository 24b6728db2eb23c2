import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';

/**
 * The descriptor of an open TCP connection; null where its bytes must pass through the stream: with TLS,
 * on Windows, and if Node no longer has the private field `_handle.fd`. It is valid until the stream is
 * destroyed: the system may give it to another connection after that.
 */
export function descriptorOf(stream: Duplex): number | null {
  if (!(stream instanceof Socket) || stream instanceof TLSSocket) return null;
  const { fd = -1 } = (stream as { _handle?: { fd?: number } | null })._handle ?? {};
  return fd >= 0 ? fd : null;
}

/**
 * Writes what the system accepts at once. Returns the number of bytes; 0 also on an error, which the
 * stream reports when it writes them.
 */
export function writeAtOnce(descriptor: number, bytes: Buffer): number {
  try {
    return writeSync(descriptor, bytes);
  } catch {
    return 0;
  }
}
