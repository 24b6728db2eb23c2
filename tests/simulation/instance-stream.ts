import type { EventUpdate } from '@/api/live/event-update';
import { createHub, type Hub } from '@/api/live/hub/hub';
import { decodeTick, isBefore, type Tick, type TickId } from '@/api/live/stream/tick';
import {
  createTickPublisher,
  type AppendTick,
  type TickPublisher,
} from '@/api/live/stream/tick-publisher';

type Entry = { id: TickId; epoch: string; previous: TickId | null; data: string };
type Head = { last: TickId; epoch: string };

/** The stream as Redis has it (api/live/stream/stream-commands.ts), and its loss. */
export function createMemoryStream() {
  let entries: Entry[] = [];
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
    head: () => head,
    empty: () => {
      [entries, numbers, head] = [[], new Map(), null];
    },
  };
}

export type MemoryStream = ReturnType<typeof createMemoryStream>;

/** An instance's hub, which reads the stream when the simulation lets it. */
export function createReadingHub(
  stream: MemoryStream,
  { now, defer }: { now: () => number; defer: (run: () => void) => void },
): { hub: Hub; read(count: number): void } {
  const hub = createHub({ now, isShared: true, defer });
  let position: { last: TickId | null; epoch: string } | null = null;

  function begin(): void {
    const ticks = stream.entries().flatMap(({ data }): Tick | Tick[] => decodeTick(data) ?? []);
    position = { last: stream.head()?.last ?? null, epoch: stream.head()?.epoch ?? 'none' };
    hub.restart(position.epoch, stream.numbers(), ticks);
  }
  begin();

  return {
    hub,
    read: count => {
      const last = position?.last ?? null;
      const unread = stream.entries().filter(({ id }) => !last || isBefore(last, id));
      for (const { id, epoch, previous, data } of unread.slice(0, count)) {
        const isNext =
          epoch === position?.epoch &&
          previous?.term === position.last?.term &&
          previous?.tick === position?.last?.tick;
        const tick = isNext ? decodeTick(data) : null;
        if (!tick) return begin();
        position = { last: id, epoch };
        hub.receive(tick);
      }
    },
  };
}

/** A leader of a term, which publishes what it is told until another is elected. */
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
