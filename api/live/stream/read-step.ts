import type { StreamEntry, StreamStart } from './stream-commands';
import { decodeTick, isBefore, type Tick, type TickId } from './tick';

/*
 * What follows for the reader of the stream from each reply of Redis: it reads everything once, then entry
 * by entry, and everything again when one does not follow the last. It owns no connection and no timer:
 * stream-reader.ts carries out the command with which each step ends, and reports its outcome.
 */

const retryMs = 200;
/** Between two readings of everything while the stream has an entry that does not follow the last. */
const foreignMs = 1000;
const maxPublished = 5000;

/** How far the stream was read. */
export type Position = {
  /** Null while nothing was published. */
  epoch: string | null;
  last: TickId;
  /** The ticks in the stream as far as they were read here, oldest first. */
  published: readonly { id: TickId; at: number }[];
};

export type ReaderState =
  /** Not connected, or without a first reply. `position` is null until everything was read once. */
  | { is: 'away'; position: Position | null }
  | { is: 'following'; position: Position }
  /** Reads everything again, since an entry did not follow; `latest` is the last one of its reply. */
  | { is: 'restarting'; position: Position; latest: TickId };

export type ReaderEvent =
  | { type: 'connected' }
  /** `epoch` is null where Redis has nothing. */
  | { type: 'epoch'; epoch: string | null }
  | { type: 'everything'; start: StreamStart }
  | { type: 'entries'; entries: readonly StreamEntry[] }
  | { type: 'waited' }
  /** Whatever was on its way; the connection is closed. */
  | { type: 'failed' };

export type ReaderCommand =
  | { do: 'connect' }
  | { do: 'read epoch' }
  | { do: 'read everything' }
  | { do: 'read entries'; after: TickId }
  | { do: 'wait'; ms: number };

/** What was read, for the owner of the reader. */
export type ReaderOutput =
  | {
      type: 'start';
      epoch: string | null;
      numbers: ReadonlyMap<string, number>;
      ticks: readonly Tick[];
      /** Whether something was read before. */
      isLost: boolean;
    }
  | { type: 'tick'; tick: Tick; id: TickId };

type Step = { state: ReaderState; outputs: readonly ReaderOutput[]; next: ReaderCommand };

export function readerStep(state: ReaderState, event: ReaderEvent): Step {
  switch (event.type) {
    case 'connected':
      // A Redis that was restarted may have forgotten what was read here.
      return only(state, state.position ? { do: 'read epoch' } : { do: 'read everything' });
    case 'epoch':
      return state.position && (event.epoch ?? state.position.epoch) === state.position.epoch
        ? follow(state.position)
        : only(state, { do: 'read everything' });
    case 'everything':
      return begin(state, event.start);
    case 'entries':
      return state.position
        ? apply(state.position, event.entries)
        : only(state, { do: 'read everything' });
    case 'waited':
      return state.is === 'away' ? only(state, { do: 'connect' }) : follow(state.position);
    case 'failed':
      return only({ is: 'away', position: state.position }, { do: 'wait', ms: retryMs });
  }
}

function begin(state: ReaderState, { epoch, last, numbers, entries }: StreamStart): Step {
  const known = entries.flatMap(entry => {
    const tick = entry.epoch === epoch ? decodeTick(entry.data) : null;
    return tick ? [{ id: entry.id, tick }] : [];
  });
  const position = { epoch, last, published: known.map(({ id, tick }) => ({ id, at: tick.at })) };
  const ticks = known.map(({ tick }) => tick);
  const isLost = state.position !== null && state.position.epoch !== null;
  // An entry that no leader has written stays until the next one of the leader.
  const isForeign = state.is === 'restarting' && isBefore(last, state.latest);
  return {
    ...follow(position),
    outputs: [{ type: 'start', epoch, numbers, ticks, isLost }],
    ...(isForeign && { next: { do: 'wait', ms: foreignMs } }),
  };
}

function apply(position: Position, entries: readonly StreamEntry[]): Step {
  const ticks: { tick: Tick; id: TickId }[] = [];
  let { last } = position;
  for (const { id, epoch, previous, data } of entries) {
    const isNext =
      epoch === position.epoch && previous?.term === last.term && previous.tick === last.tick;
    const tick = isNext ? decodeTick(data) : null;
    if (!tick) break;
    ticks.push({ tick, id });
    last = id;
  }
  const published = [...position.published, ...ticks.map(({ id, tick }) => ({ id, at: tick.at }))];
  const read = { ...position, last, published: published.slice(-maxPublished) };
  const latest = entries.at(-1)?.id ?? last;
  const { state, next } = ticks.length === entries.length ? follow(read) : restart(read, latest);
  return { state, next, outputs: ticks.map(one => ({ type: 'tick', ...one })) };
}

const only = (state: ReaderState, next: ReaderCommand): Step => ({ state, next, outputs: [] });

const follow = (position: Position): Step =>
  only({ is: 'following', position }, { do: 'read entries', after: position.last });

const restart = (position: Position, latest: TickId): Step =>
  only({ is: 'restarting', position, latest }, { do: 'read everything' });
