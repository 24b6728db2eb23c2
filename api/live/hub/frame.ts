import type { Part } from '@/api/live/stream/tick';

/** One message of a group: several events' states may share an `event_updated`. */
export type Frame = {
  seq: number;
  parts: Part[];
  bytes: Buffer;
};

/** `epoch` names the time in which numbers continue. */
export type FrameStamps = { group: string; epoch: string; seq: number; from?: number; at: number };

/** A frame with its text as JSON, encoded once for all clients. `parts` are of one type. */
export function toFrame(parts: Part[], stamps: FrameStamps): Frame {
  const payloads = parts.map(payloadOf);
  const message = payloads.length === 1 ? payloads[0] : payloads;
  const eventType = parts[0]?.type;
  const bytes = Buffer.from(JSON.stringify({ eventType, message, ...stamps }));
  return { seq: stamps.seq, parts, bytes };
}

function payloadOf(part: Part): unknown {
  switch (part.type) {
    case 'event_updated':
      return part.event;
    case 'commentary':
      return { id: part.eventId, innings: part.innings };
    case 'match_info':
      return { id: part.eventId, match_info: part.matchInfo };
  }
}

export const errorFrame = (message: string): string =>
  JSON.stringify({ eventType: 'error', message });

/**
 * The reply to a subscription: whether the client has been sent all frames after the one it named, and
 * the number of the group's latest frame.
 */
export const subscribedFrame = (
  recovered: boolean,
  stamps: Pick<FrameStamps, 'group' | 'epoch' | 'seq'>,
): string => JSON.stringify({ eventType: 'subscribed', message: { recovered }, ...stamps });
