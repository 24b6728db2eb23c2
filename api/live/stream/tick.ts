import * as z from 'zod';
import type { CommentaryInnings } from '@/lib/contract/commentary';
import type { PartialEvent } from '@/lib/contract/event';
import type { MatchInfo } from '@/lib/contract/match-info';
import type { ConfirmedEvent } from '@/api/live/event-update';

/** The content of one event in one type of message. */
export type Part =
  | { type: 'event_updated'; eventId: string; event: PartialEvent }
  | { type: 'commentary'; eventId: string; innings: CommentaryInnings[] }
  | { type: 'match_info'; eventId: string; matchInfo: MatchInfo };

/** The frames of one group in a tick; all parts of a message are of one type. */
export type GroupMessages = { group: string; messages: { seq: number; parts: Part[] }[] };

/** What is published at one time to every hub. */
export type Tick = {
  /** Unix ms. */
  at: number;
  groups: GroupMessages[];
  /** The events whose stored state has changed, with its version. */
  changed: [eventId: string, version: number][];
  confirmed: ConfirmedEvent[];
};

/** The position of a tick in the stream; a later leader has a greater term. */
export type TickId = { term: number; tick: number };

export const isBefore = (a: TickId, b: TickId): boolean =>
  a.term < b.term || (a.term === b.term && a.tick < b.tick);

export const tickIdText = ({ term, tick }: TickId): string => `${term}-${tick}`;

export function toTickId(text: string): TickId {
  const [term, tick] = text.split('-').map(Number);
  return { term: term ?? 0, tick: tick ?? 0 };
}

/**
 * The version of an entry's format. A reader ignores fields that it does not know, so that the number
 * changes only when an older reader would misunderstand an entry: that one then reloads everything.
 */
export const tickVersion = 1;

type Entry = Omit<Tick, 'groups'> & {
  v: number;
  /** Each once, though several groups have it. */
  parts: Part[];
  /** By group: the number of each message, and its parts as indices of `parts`. */
  groups: [string, [number, number[]][]][];
};

export function encodeTick({ groups, ...rest }: Tick): string {
  const indices = new Map<Part, number>();
  const indexOf = (part: Part): number => {
    const index = indices.get(part) ?? indices.size;
    indices.set(part, index);
    return index;
  };
  const entry: Entry = {
    v: tickVersion,
    ...rest,
    groups: groups.map(({ group, messages }) => [
      group,
      messages.map(({ seq, parts }) => [seq, parts.map(indexOf)]),
    ]),
    parts: [...indices.keys()],
  };
  return JSON.stringify(entry);
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const hasId = (value: unknown, key: 'id' | 'eventId'): boolean =>
  isObject(value) && typeof (value as Record<string, unknown>)[key] === 'string';

/** The content of each type of message. */
const contents = { event_updated: 'event', commentary: 'innings', match_info: 'matchInfo' };

function isPart(value: unknown): value is Part {
  if (!hasId(value, 'eventId')) return false;
  const { type, ...rest } = value as Record<string, unknown>;
  const key = Object.entries(contents).find(([known]) => known === type)?.[1];
  return key !== undefined && isObject(rest[key]);
}

/** The structure of an entry; the events in it are the leader's, which has validated them. */
const CurrentEntry = z.object({
  v: z.literal(tickVersion),
  at: z.number(),
  parts: z.array(z.custom<Part>(isPart)),
  groups: z.array(
    z.tuple([z.string(), z.array(z.tuple([z.int(), z.array(z.int().nonnegative())]))]),
  ),
  changed: z.array(z.tuple([z.string(), z.int()])),
  confirmed: z.array(
    z.custom<ConfirmedEvent>(
      value => hasId(value, 'id') && Array.isArray((value as ConfirmedEvent).markets),
    ),
  ),
});

/** Null for an entry of a version that this program does not know, and for what is not an entry. */
export function decodeTick(text: string): Tick | null {
  const entry = CurrentEntry.safeParse(parsed(text)).data;
  if (!entry) return null;
  const { parts, groups, at, changed, confirmed } = entry;
  return {
    at,
    changed,
    confirmed,
    groups: groups.map(([group, messages]) => ({
      group,
      messages: messages.map(([seq, indices]) => ({
        seq,
        parts: indices.flatMap(index => parts[index] ?? []),
      })),
    })),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
