import { stripPrices } from '@/lib/domain/odds/strip-prices';
import type { Frame } from './frame';
import { compressedTextFrame, textFrame } from './websocket-frame';

/** What a client's frames look like on the wire: whether it negotiated compression, and its region shows prices. */
export type Encoding = { compressed: boolean; prices: boolean };

/** Frames that are sent together, and their bytes: encoded for the first client that needs them, sent to all. */
export type Batch = {
  readonly frames: readonly Frame[];
  /** The websocket frames of all of them, to be written at once. */
  encoded(encoding: Encoding): Buffer;
};

/** A frame may be in several batches, for clients that recover different numbers of frames. */
const encodedFrames = new WeakMap<Frame, (Buffer | undefined)[]>();

export function createBatch(frames: readonly Frame[]): Batch {
  const variants: (Buffer | undefined)[] = [];
  return {
    frames,
    encoded: encoding => {
      const variant = variantOf(encoding);
      return (variants[variant] ??= encodeAll(frames, encoding));
    },
  };
}

const variantOf = ({ compressed, prices }: Encoding): number =>
  (compressed ? 2 : 0) + (prices ? 1 : 0);

function encodeAll(frames: readonly Frame[], encoding: Encoding): Buffer {
  const encoded = frames.map(frame => encodeFrame(frame, encoding));
  const [only] = encoded;
  return only && encoded.length === 1 ? only : Buffer.concat(encoded);
}

function encodeFrame(frame: Frame, encoding: Encoding): Buffer {
  const variants = encodedFrames.get(frame) ?? [];
  encodedFrames.set(frame, variants);
  return (variants[variantOf(encoding)] ??= toBytes(frame, encoding));
}

function toBytes({ bytes }: Frame, { compressed, prices }: Encoding): Buffer {
  const payload = prices ? bytes : withoutPrices(bytes);
  return compressed ? compressedTextFrame(payload) : textFrame(payload);
}

const withoutPrices = (payload: Buffer): Buffer =>
  Buffer.from(JSON.stringify(stripPrices(JSON.parse(payload.toString()))));
