import { constants, deflateRawSync } from 'node:zlib';

/** Below this size the compressed message is hardly shorter, and reading it costs the browser more. */
const minCompressedBytes = 300;

const finText = 0x81;
/** RSV1: the message is compressed (RFC 7692, 6). */
const compressedBit = 0x40;

/** A text message as one unmasked frame of a server (RFC 6455, 5.2). */
export const textFrame = (payload: Buffer): Buffer => frame(finText, payload);

/**
 * The same for a client that negotiated `permessage-deflate` with `server_no_context_takeover`:
 * every message is compressed on its own (RFC 7692, 7.2.1), so all clients can be sent the same bytes.
 */
export function compressedTextFrame(payload: Buffer): Buffer {
  if (payload.length < minCompressedBytes) return textFrame(payload);
  const deflated = deflateRawSync(payload, { finishFlush: constants.Z_SYNC_FLUSH });
  // The empty block at the end, 00 00 ff ff, is not sent.
  return frame(finText | compressedBit, deflated.subarray(0, -4));
}

function frame(head: number, payload: Buffer): Buffer {
  return Buffer.concat([header(head, payload.length), payload]);
}

function header(head: number, length: number): Buffer {
  if (length < 126) return Buffer.from([head, length]);
  if (length < 65_536) return Buffer.from([head, 126, length >> 8, length & 0xff]);
  const bytes = Buffer.alloc(10);
  bytes[0] = head;
  bytes[1] = 127;
  bytes.writeBigUInt64BE(BigInt(length), 2);
  return bytes;
}
