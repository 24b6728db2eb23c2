import { stripPrices } from '@/lib/domain/odds/strip-prices';
import type { Frame } from './frame';
import { compressedTextFrame, textFrame } from './websocket-frame';

/** What a client's frames look like on the wire: whether it negotiated compression, and its region shows prices. */
export type Encoding = { compressed: boolean; prices: boolean };

/** The bytes of frames by encoding: made for the first client that needs them, sent to all. */
const encodedFrames = new WeakMap<Frame, Buffer[]>();
const encodedBatches = new WeakMap<readonly Frame[], Buffer[]>();

/** The websocket frames of messages, to be written at once. `frames` must not change afterwards. */
export function encodeFrames(frames: readonly Frame[], encoding: Encoding): Buffer {
  const [only] = frames;
  if (only && frames.length === 1) return encodeFrame(only, encoding);
  return remembered(encodedBatches, frames, encoding, () =>
    Buffer.concat(frames.map(frame => encodeFrame(frame, encoding))),
  );
}

const encodeFrame = (frame: Frame, encoding: Encoding): Buffer =>
  remembered(encodedFrames, frame, encoding, () => {
    const payload = encoding.prices ? frame.bytes : withoutPrices(frame.bytes);
    return encoding.compressed ? compressedTextFrame(payload) : textFrame(payload);
  });

const withoutPrices = (payload: Buffer): Buffer =>
  Buffer.from(JSON.stringify(stripPrices(JSON.parse(payload.toString()))));

function remembered<K extends object>(
  cache: WeakMap<K, Buffer[]>,
  key: K,
  { compressed, prices }: Encoding,
  encode: () => Buffer,
): Buffer {
  const variants = cache.get(key) ?? [];
  cache.set(key, variants);
  return (variants[2 * Number(compressed) + Number(prices)] ??= encode());
}
