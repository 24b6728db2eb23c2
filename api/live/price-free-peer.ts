import { withoutWirePrices } from '@/lib/domain/wire-without-prices';
import type { Peer } from './connection';

/** A frame is made once for everyone, and so is what is left of it. */
const made = new WeakMap<Buffer, Buffer>();

/** A peer in a country where prices may not be shown: what it is sent has none. */
export const withoutFramePrices = (peer: Peer): Peer => ({
  get bufferedAmount() {
    return peer.bufferedAmount;
  },
  send: (data, options) => peer.send(typeof data === 'string' ? data : stripped(data), options),
  ping: () => peer.ping(),
  close: (code, reason) => peer.close(code, reason),
  terminate: () => peer.terminate(),
});

function stripped(frame: Buffer): Buffer {
  const known = made.get(frame);
  if (known) return known;
  const left = Buffer.from(JSON.stringify(withoutWirePrices(JSON.parse(frame.toString()))));
  made.set(frame, left);
  return left;
}
