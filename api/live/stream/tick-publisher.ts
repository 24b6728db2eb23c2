import { randomBytes } from 'node:crypto';
import type { Bus } from '@/api/live/bus';
import { createFlushSchedule, deferByTimer, type Defer } from './flush-schedule';
import { createPendingTicks } from './pending-ticks';
import {
  publisherStart,
  publisherStep,
  type PublisherEffect,
  type PublisherEvent,
  type RequestOutcome,
} from './publish-step';
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
 * The leader's way to all instances: appends what is due to the stream, one entry for all groups at a time.
 * While an entry is on its way, and while Redis is away, updates are conflated as for a slow client.
 * It carries out what `publisherStep` decides.
 */
export function createTickPublisher(options: Options): TickPublisher {
  const { term, now, onError, defer = deferByTimer } = options;
  const wait = options.wait ?? (ms => new Promise(resolve => setTimeout(resolve, ms)));
  const pending = createPendingTicks();
  const published = options.published.map(({ id, at }) => ({ id: tickIdText(id), at }));
  const idle = new Set<() => void>();
  let [state] = publisherStart;
  let request: () => Promise<RequestOutcome>;

  function handle(event: PublisherEvent): void {
    const [after, effects] = publisherStep(state, event);
    state = after;
    effects.forEach(carryOut);
    resolveIdle();
  }

  function carryOut(effect: PublisherEffect): void {
    switch (effect.do) {
      case 'append': {
        const tick = pending.take(effect.groups, now());
        request = () => append({ term, tick: effect.tick }, tick);
        return send();
      }
      case 'read numbers':
        request = readNumbers;
        return send();
      case 'repeat request':
        return send();
      case 'wait':
        return void wait(retryMs).then(() => handle({ type: 'waited' }));
      case 'report refusal':
        return options.onRefused();
    }
  }

  function send(): void {
    void request()
      .catch((error: unknown) => {
        onError(error);
        return 'failed' as const;
      })
      .then(type => handle({ type }));
  }

  async function append(id: TickId, tick: Tick): Promise<RequestOutcome> {
    const oldest = published.findLast(({ at }) => at < now() - streamMs);
    const { outcome } = await options.append(id, {
      newEpoch: randomBytes(6).toString('base64url'),
      oldest: oldest?.id ?? '',
      data: encodeTick(tick),
      numbers: tick.groups.map(({ group, messages }) => [group, messages.at(-1)?.seq ?? 0]),
    });
    if (outcome === 'refused') return outcome;
    if (oldest) published.splice(0, published.indexOf(oldest));
    published.push({ id: tickIdText(id), at: tick.at });
    return outcome;
  }

  async function readNumbers(): Promise<RequestOutcome> {
    pending.setNumbers(await options.readNumbers());
    return 'numbers';
  }

  function resolveIdle(): void {
    if (state.is !== 'ready' && state.is !== 'stopped') return;
    idle.forEach(resolve => resolve());
    idle.clear();
  }

  const schedule = createFlushSchedule(groups => handle({ type: 'due', groups }), defer);
  publisherStart[1].forEach(carryOut);

  return {
    publish: update => {
      if (state.is !== 'stopped') pending.add(update).forEach(schedule.add);
    },
    idle: () =>
      new Promise(resolve => {
        idle.add(resolve);
        handle({ type: 'due', groups: pending.groups() });
      }),
    stop: () => handle({ type: 'stop' }),
  };
}
