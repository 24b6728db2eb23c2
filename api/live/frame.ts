import type { CommentaryInnings } from '@/lib/contract/commentary';
import type { PartialEvent } from '@/lib/contract/event';
import type { MatchInfo } from '@/lib/contract/match-info';

/** The content of one event in one type of message. */
export type Part =
  | { type: 'event_updated'; eventId: string; event: PartialEvent }
  | { type: 'commentary'; eventId: string; innings: CommentaryInnings[] }
  | { type: 'match_info'; eventId: string; matchInfo: MatchInfo };

/** One message of a group: several events' states may share an `event_updated`. */
export type Frame = { seq: number; parts: Part[]; bytes: Buffer };

export type FrameStamps = { group: string; seq: number; from?: number; at: number };

/** The frame's text, encoded once for all clients. `parts` are of one type. */
export function frameBytes(parts: readonly Part[], stamps: FrameStamps): Buffer {
  const payloads = parts.map(payloadOf);
  const message = payloads.length === 1 ? payloads[0] : payloads;
  const eventType = parts[0]?.type;
  return Buffer.from(JSON.stringify({ eventType, message, ...stamps }));
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
