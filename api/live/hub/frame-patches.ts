import type { PartialEvent } from '@/lib/contract/event';
import { diffJson, unpatchable, withoutNulls } from './json-diff';
import type { Frame, FrameStamps, Part } from './frame';
import { withFrame, type KeyedEvent } from './keyed-event';

/** The state of an event that clients received in one type of message, up to a frame number. */
type Sent<State> = { seq: number; state: State };

/**
 * The frames of an event's own group as patches of the state that was sent before
 * (docs/contracts/live-patches.md).
 */
export type FramePatches = {
  /** Applies a frame to the state and returns the frame as a patch; null when it has no such form. */
  add(parts: readonly Part[], stamps: FrameStamps): (() => Buffer) | null;
  /** The complete state that the next patches apply to, as frames without numbers. */
  base(stamps: Omit<FrameStamps, 'seq'>): Frame[];
};

export function createFramePatches(eventId: string): FramePatches {
  let event: Sent<KeyedEvent> | null = null;
  let info: Sent<unknown> | null = null;
  let base: Frame[] | null = null;

  return {
    add: ([part, ...others], stamps) => {
      if (!part || others.length > 0 || part.eventId !== eventId) return null;
      if (part.type === 'commentary') return null;
      base = null;
      const { seq } = stamps;
      if (part.type === 'event_updated') {
        const before = event;
        const after = { seq, state: withFrame(before?.state ?? null, part.event) };
        event = after;
        const { event: change } = part;
        return () => toPatch('event_patch', eventId, { before, after, stamps, change });
      }
      const before = info;
      const after = { seq, state: withoutNulls(part.matchInfo) };
      info = after;
      return () => toPatch('match_info_patch', eventId, { before, after, stamps });
    },
    base: stamps =>
      (base ??= [
        ...(event ? [toBase('event_patch', eventId, event, stamps)] : []),
        ...(info ? [toBase('match_info_patch', eventId, info, stamps)] : []),
      ]),
  };
}

/** The first state: clients have it, or are about to fetch a snapshot. */
function toBase(
  eventType: string,
  id: string,
  { seq, state }: Sent<unknown>,
  stamps: Omit<FrameStamps, 'seq'>,
): Frame {
  const message = { id, base: true, to: seq, patch: state };
  const bytes = Buffer.from(JSON.stringify({ eventType, message, ...stamps }));
  return { seq, parts: [], bytes };
}

type Step = {
  before: Sent<unknown> | null;
  after: Sent<unknown>;
  stamps: FrameStamps;
  /** The fields of the frame. */
  change?: PartialEvent;
};

/**
 * Returns the frame as a patch. The patch is the complete state without `from` when there is no earlier
 * state, when a patch cannot express the change, or when the frame is complete or repeats what was sent,
 * because then some clients lack it: those that fetched nothing while the event was withdrawn.
 */
function toPatch(eventType: string, id: string, { before, after, stamps, change }: Step): Buffer {
  const { seq: to, state } = after;
  const difference = before ? diffJson(before.state, state) : unpatchable;
  const isComplete = change?.name !== undefined;
  const from =
    isComplete || difference === unpatchable || repeats(difference, change) ? null : before?.seq;
  const parts = typeof from === 'number' ? difference : state;
  const message = {
    id,
    ...(typeof from === 'number' && { from }),
    to,
    patch: { ...(parts as object), ...nullsOf(change) },
  };
  return Buffer.from(JSON.stringify({ eventType, message, ...stamps }));
}

/** The fields that a frame may carry unchanged; any other one means that it repeats earlier content. */
const repeatable: ReadonlySet<string> = new Set([
  ...['id', 'version', 'updated_at', 'markets', 'bookmakers', 'sources'],
]);

function repeats(difference: unknown, change: PartialEvent | undefined): boolean {
  const changed = new Set(Object.keys(difference as object));
  if (!change) return changed.size === 0;
  return Object.entries(change).some(
    ([key, value]) => value !== null && !changed.has(key) && !repeatable.has(key),
  );
}

/** Fields that a frame removes; a client may have some from before the state began. */
const nullsOf = (change: PartialEvent | undefined): Record<string, null> =>
  Object.fromEntries(
    Object.entries(change ?? {}).flatMap(([key, value]) => (value === null ? [[key, null]] : [])),
  );
