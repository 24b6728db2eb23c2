import { randomBytes } from 'node:crypto';
import type { ConfirmedEvent } from '@/api/live/event-update';
import type { Bus } from '@/api/live/hub/bus';
import { createFlushSchedule, deferByTimer, type Defer } from '@/api/live/hub/flush-schedule';
import { updateParts } from '@/api/live/hub/groups';
import { flushIntervalMs } from '@/api/live/hub/hub';
import { createListUpdates } from '@/api/live/hub/list-updates';
import { createPendingUpdates, type PendingUpdates } from '@/api/live/hub/pending-updates';
import type { AppendedTick } from './stream-commands';
import { encodeTick, tickIdText, type Tick, type TickId } from './tick';

/** Longer than the frames of a group can be recovered. */
export const streamMs = 150_000;
const retryMs = 200;

export type AppendTick = (
  id: TickId,
  tick: AppendedTick,
) => Promise<{ outcome: 'appended' | 'refused'; value: string }>;

type Options = {
  /** The leader's, in which ticks are counted from 1. */
  term: number;
  append: AppendTick;
  /** Reads the numbers of all groups, after the term before can publish nothing more. */
  readNumbers: () => Promise<ReadonlyMap<string, number>>;
  /** The ticks that the stream has, oldest first, so that they are removed in time. */
  published: readonly { id: TickId; at: number }[];
  /** Another leader has been elected. */
  onRefused: () => void;
  onError: (error: unknown) => void;
  /** Unix ms. */
  now: () => number;
  defer?: Defer;
  wait?: (ms: number) => Promise<unknown>;
};

export type TickPublisher = Pick<Bus, 'publish'> & {
  /** Resolves when everything that was published before is in the stream, or cannot be any more. */
  idle(): Promise<void>;
  stop(): void;
};

/**
 * The leader's way to all instances: numbers the frames of every group and appends them to the stream,
 * one entry for all groups that are due at a time. While an entry is on its way, and while Redis is
 * away, updates are conflated as for a slow client; nothing is published out of order.
 */
export function createTickPublisher(options: Options): TickPublisher {
  const { term, now, onError, defer = deferByTimer } = options;
  const wait = options.wait ?? (ms => new Promise(resolve => setTimeout(resolve, ms)));
  const pending = new Map<string, PendingUpdates>();
  const isListed = createListUpdates();
  const published = options.published.map(({ id, at }) => ({ id: tickIdText(id), at }));
  const due = new Set<string>();
  let numbers = new Map<string, number>();
  let changed = new Map<string, number>();
  let confirmed = new Map<string, ConfirmedEvent>();
  let count = 0;
  let isStopped = false;
  let running: Promise<void> | null = null;
  let isClaimed = false;

  const schedule = createFlushSchedule(
    group => {
      due.add(group);
      start();
    },
    { intervalMs: flushIntervalMs, defer },
  );

  /** Appends one entry, again and again until Redis says what became of it. */
  async function send(tick: Tick, sequence: [string, number][]): Promise<void> {
    count += 1;
    const id = { term, tick: count };
    const data = encodeTick(tick);
    while (!isStopped) {
      try {
        const oldest = published.findLast(({ at }) => at < now() - streamMs);
        const newEpoch = randomBytes(6).toString('base64url');
        const entry = { newEpoch, oldest: oldest?.id ?? '', data, numbers: sequence };
        const { outcome } = await options.append(id, entry);
        if (outcome === 'refused') {
          isStopped = true;
          return options.onRefused();
        }
        if (oldest) published.splice(0, published.indexOf(oldest));
        published.push({ id: tickIdText(id), at: tick.at });
        return;
      } catch (error) {
        onError(error);
        await wait(retryMs);
      }
    }
  }

  /** The first entry of a term is empty: after it no older one is accepted, and the numbers are final. */
  async function claim(): Promise<void> {
    await send({ at: now(), groups: [], changed: [], confirmed: [] }, []);
    while (!isStopped && !isClaimed) {
      try {
        numbers = new Map(await options.readNumbers());
        isClaimed = true;
      } catch (error) {
        onError(error);
        await wait(retryMs);
      }
    }
  }

  function takeDue(): { tick: Tick; sequence: [string, number][] } {
    const groups = [...due].flatMap(group => {
      const messages = (pending.get(group)?.take() ?? []).map(parts => {
        const seq = (numbers.get(group) ?? 0) + 1;
        numbers.set(group, seq);
        return { seq, parts };
      });
      pending.delete(group);
      return messages.length > 0 ? [{ group, messages }] : [];
    });
    due.clear();
    const tick = { at: now(), groups, changed: [...changed], confirmed: [...confirmed.values()] };
    changed = new Map();
    confirmed = new Map();
    return { tick, sequence: groups.map(({ group }) => [group, numbers.get(group) ?? 0]) };
  }

  async function sendAll(): Promise<void> {
    if (!isClaimed) await claim();
    // The other groups that are due in this turn of the event loop join the entry.
    await new Promise(resolve => defer(() => resolve(null), 0));
    while (due.size > 0 && !isStopped) {
      const { tick, sequence } = takeDue();
      await send(tick, sequence);
    }
  }

  function start(): void {
    if (isStopped || running) return;
    running = sendAll().finally(() => {
      running = null;
      if (due.size > 0) start();
    });
  }
  start();

  return {
    publish: update => {
      if (isStopped) return;
      const { confirmed: event } = update;
      if (event) confirmed.set(event.id, event);
      else changed.set(update.eventId, Number(update.full.version));
      for (const [group, parts] of updateParts(update, isListed)) {
        const known = pending.get(group) ?? createPendingUpdates();
        parts.forEach(known.add);
        pending.set(group, known);
        schedule.add(group);
      }
    },
    idle: async () => {
      for (const group of pending.keys()) due.add(group);
      start();
      while (running) await running;
    },
    stop: () => {
      isStopped = true;
    },
  };
}
