import type { ConfirmedEvent } from '@/api/live/event-update';
import type { Part } from '@/api/live/hub/frame';

/** The frames of one group in a tick. */
export type GroupMessages = { group: string; messages: { seq: number; parts: Part[] }[] };

/** What the leader publishes at one time to every instance. */
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

export const isBefore = (one: TickId, other: TickId): boolean =>
  one.term < other.term || (one.term === other.term && one.tick < other.tick);

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
  /** By group: the number of each message, and its parts as places in `parts`. */
  groups: [string, [number, number[]][]][];
};

export function encodeTick({ groups, ...rest }: Tick): string {
  const places = new Map<Part, number>();
  const placeOf = (part: Part): number => {
    const place = places.get(part) ?? places.size;
    places.set(part, place);
    return place;
  };
  const entry: Entry = {
    v: tickVersion,
    ...rest,
    groups: groups.map(({ group, messages }) => [
      group,
      messages.map(({ seq, parts }) => [seq, parts.map(placeOf)]),
    ]),
    parts: [...places.keys()],
  };
  return JSON.stringify(entry);
}

/** Null for an entry of a version that this program does not know. */
export function decodeTick(text: string): Tick | null {
  const { v, parts, groups, at, changed, confirmed } = JSON.parse(text) as Entry;
  if (v !== tickVersion) return null;
  return {
    at,
    changed,
    confirmed,
    groups: groups.map(([group, messages]) => ({
      group,
      messages: messages.map(([seq, places]) => ({
        seq,
        parts: places.flatMap(place => parts[place] ?? []),
      })),
    })),
  };
}
