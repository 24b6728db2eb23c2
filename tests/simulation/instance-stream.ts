import type { EventUpdate } from '@/api/live/event-update';
import { createHub, type Hub } from '@/api/live/hub/hub';
import { readerStep, type ReaderEvent, type ReaderState } from '@/api/live/stream/read-step';
import { noTick, type StreamEntry, type StreamStart } from '@/api/live/stream/stream-commands';
import { isBefore, type TickId } from '@/api/live/stream/tick';
import {
  createTickPublisher,
  type AppendTick,
  type TickPublisher,
} from '@/api/live/stream/tick-publisher';

type Head = { last: TickId; epoch: string };

/** The stream as Redis has it (api/live/stream/stream-commands.ts), and its loss. */
export function createMemoryStream() {
  let entries: StreamEntry[] = [];
  let numbers = new Map<string, number>();
  let head: Head | null = null;

  const append: AppendTick = async (id, { newEpoch, data, numbers: sequence }) => {
    if (head && head.last.term > id.term) return { outcome: 'refused', value: '' };
    if (head && head.last.term === id.term && !isBefore(head.last, id))
      return { outcome: 'appended', value: head.epoch };
    const continued: Head | null = head?.last.term === id.term || id.tick === 1 ? head : null;
    const epoch = continued?.epoch ?? newEpoch;
    if (!continued) [entries, numbers] = [[], new Map()];
    entries.push({ id, epoch, previous: continued?.last ?? null, data });
    head = { last: id, epoch };
    for (const [group, seq] of sequence) numbers.set(group, seq);
    return { outcome: 'appended', value: epoch };
  };

  return {
    append,
    entries: () => entries,
    numbers: () => numbers,
    /** Everything, as a reader begins with it. */
    start: (): StreamStart => ({
      epoch: head?.epoch ?? null,
      last: head?.last ?? noTick,
      numbers,
      entries,
    }),
    empty: () => {
      [entries, numbers, head] = [[], new Map(), null];
    },
  };
}

export type MemoryStream = ReturnType<typeof createMemoryStream>;

/** An instance's hub, which reads the stream when the simulation lets it. */
export function createReadingHub(
  stream: MemoryStream,
  deps: { now: () => number; defer: (run: () => void) => void },
): { hub: Hub; read(count: number): void } {
  const hub = createHub({ ...deps, isShared: true });
  let state: ReaderState = { is: 'away', position: null };

  function handle(event: ReaderEvent): void {
    const { state: after, outputs, next } = readerStep(state, event);
    state = after;
    for (const output of outputs)
      if (output.type === 'tick') hub.receive(output.tick);
      else hub.restart(output.epoch ?? 'none', output.numbers, output.ticks);
    if (next.do === 'read everything') handle({ type: 'everything', start: stream.start() });
  }
  handle({ type: 'connected' });

  return {
    hub,
    read: count => {
      const last = state.position?.last ?? noTick;
      const unread = stream.entries().filter(({ id }) => isBefore(last, id));
      handle({ type: 'entries', entries: unread.slice(0, count) });
    },
  };
}

/** A leader of a term, which publishes until another is elected. */
export const createLeader = (
  stream: MemoryStream,
  term: number,
  {
    now,
    defer,
    loseReply,
  }: { now: () => number; defer: (run: () => void) => void; loseReply: () => boolean },
): TickPublisher =>
  createTickPublisher({
    term,
    append: async (id, tick) => {
      const reply = await stream.append(id, tick);
      if (loseReply()) throw new Error('connection lost');
      return reply;
    },
    readNumbers: async () => stream.numbers(),
    published: [],
    onRefused: () => undefined,
    onError: () => undefined,
    now,
    defer,
    wait: async () => undefined,
  });

export const updateOf = (version: number): EventUpdate => ({
  eventId: 'm1',
  leagues: [],
  full: { id: 'm1', version },
  card: { id: 'm1', version, updated_at: version },
  commentary: [],
  matchInfo: null,
});
