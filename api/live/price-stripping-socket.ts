import { stripPrices } from '@/lib/domain/odds/strip-prices';
import type { ClientSocket } from './connection';

/** A frame is encoded once for all clients, and so is its copy without prices. */
const made = new WeakMap<Buffer, Buffer>();

/**
 * Wraps the socket of a client in a region without prices: they are removed from what it is sent.
 */
export const stripFramePrices = (client: ClientSocket): ClientSocket => ({
  get bufferedAmount() {
    return client.bufferedAmount;
  },
  send: (data, options) => client.send(typeof data === 'string' ? data : stripped(data), options),
  ping: () => client.ping(),
  close: (code, reason) => client.close(code, reason),
  terminate: () => client.terminate(),
});

function stripped(frame: Buffer): Buffer {
  const known = made.get(frame);
  if (known) return known;
  const left = Buffer.from(JSON.stringify(stripPrices(JSON.parse(frame.toString()))));
  made.set(frame, left);
  return left;
}
