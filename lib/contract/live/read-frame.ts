import type { CommentaryInnings } from '@/lib/contract/commentary';
import { ContractError, type Dropped } from '@/lib/contract/validation/contract-error';
import type { PartialEvent } from '@/lib/contract/event';
import type { Envelope } from './live';
import * as shapes from '@/lib/contract/shapes/live-shapes';
import type { MatchInfo } from '@/lib/contract/match-info';
import { parseShape, type Shape } from '@/lib/contract/shapes/shape';
import type { Id } from '@/lib/contract/validation/values';

/**
 * The position of a frame: `seq` counts within its group since the start of the server that `epoch`
 * names, `from` is the first number that it includes, `at` is its time in unix ms.
 */
export type FrameMeta = Omit<Envelope, 'eventType' | 'message'>;

export type LiveMessage =
  | { type: 'event_updated'; events: PartialEvent[] }
  | { type: 'commentary'; id: Id | null; innings: CommentaryInnings[] }
  | { type: 'match_info'; id: Id | null; info: MatchInfo }
  /** The reply to a subscription: whether the client has been sent all frames after the one it named. */
  | { type: 'subscribed'; recovered: boolean }
  | { type: 'error'; text: string };

export type LiveFrame = { message: LiveMessage; stamps: FrameMeta; dropped: Dropped[] };

/**
 * Parses a server frame; a payload may be an object or JSON text of one. `id` is null for bare
 * payloads, which belong to the match of the group. Throws `ContractError` for invalid frames and
 * unknown types.
 */
export function readFrame(text: string): LiveFrame {
  const { eventType, message, ...stamps } = parseShape(shapes.envelope, parsedJson(text)).data;
  const payload =
    typeof message === 'string' && eventType !== 'error' ? parsedJson(message) : message;
  const { data, dropped } = readMessage(eventType, payload);
  return { message: data, stamps, dropped };
}

function readMessage(type: string, payload: unknown): { data: LiveMessage; dropped: Dropped[] } {
  switch (type) {
    case 'event_updated': {
      const list = Array.isArray(payload) ? payload : [payload];
      const { data, dropped } = parseShape(shapes.partialEvents, list);
      if (data.length === 0 && list.length > 0) throw new ContractError(dropped[0]?.reason);
      return { data: { type, events: data }, dropped };
    }
    case 'commentary': {
      const { data, id, dropped } = readUpdate(shapes.commentaryUpdate, 'innings', payload);
      return { data: { type, id, innings: data.innings }, dropped };
    }
    case 'match_info': {
      const { data, id, dropped } = readUpdate(shapes.matchInfoUpdate, type, payload);
      return { data: { type, id, info: data.match_info }, dropped };
    }
    case 'subscribed': {
      const recovered = isObject(payload) && 'recovered' in payload && payload.recovered === true;
      return { data: { type, recovered }, dropped: [] };
    }
    case 'error':
      return { data: { type, text: String(payload) }, dropped: [] };
    default:
      throw new ContractError(`unknown eventType '${type.slice(0, 40)}'`);
  }
}

/** Of an event, or bare: then `id` is null. */
function readUpdate<T extends { id: Id }>(shape: Shape<T>, key: string, payload: unknown) {
  const isBare = !isObject(payload) || !(key in payload);
  const { data, dropped } = parseShape(shape, isBare ? { id: 0, [key]: payload } : payload);
  return { data, id: isBare ? null : data.id, dropped };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractError('not JSON');
  }
}
