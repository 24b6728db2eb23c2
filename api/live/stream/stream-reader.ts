import { setTimeout as sleep } from 'node:timers/promises';
import {
  createRedis,
  readHead,
  readStart,
  streamKey,
  toEntry,
  type RawEntry,
  type RedisConnection,
  type StreamEntry,
} from './stream-commands';
import { decodeTick, isBefore, tickIdText, type Tick, type TickId } from './tick';

const blockMs = 1000;
/** Redis has not answered for so long that the connection is taken as broken. */
const silenceMs = 3000;
const retryMs = 200;
/** Between two readings of everything while the stream has an entry that does not follow the last. */
const foreignMs = 1000;
const entriesAtOnce = 100;

export type StreamReaderOptions = {
  url: string;
  /**
   * Called first, and whenever entries were lost or the numbers began again: with the epoch (null while
   * nothing was published), the numbers of all groups and the ticks that can still be read.
   */
  onStart: (start: {
    epoch: string | null;
    numbers: ReadonlyMap<string, number>;
    ticks: readonly Tick[];
    /** Whether something was read before. */
    isLost: boolean;
  }) => void;
  onTick: (tick: Tick, id: TickId) => void;
  onError: (error: unknown) => void;
};

export type StreamReader = {
  /** Whether the connection works and no entry is known to be unread. */
  isConnected(): boolean;
  /** The last tick that was read. */
  last(): TickId;
  /** The ticks in the stream as far as they were read here, oldest first. */
  published(): { id: TickId; at: number }[];
  /** Resolves when everything is read that is in the stream at the time of the call; rejects otherwise. */
  catchUp(timeoutMs: number): Promise<void>;
  stop(): Promise<void>;
};

/** Reads the stream of ticks on a connection of its own, from the beginning of what it has. */
export function createStreamReader(options: StreamReaderOptions): StreamReader {
  let redis: RedisConnection | null = null;
  let epoch: string | null = null;
  let last: TickId = { term: 0, tick: 0 };
  let isStarted = false;
  let isConnected = false;
  let isStopped = false;
  let published: { id: TickId; at: number }[] = [];
  let waiting: { upTo: TickId; resolve: () => void }[] = [];

  function note(id: TickId, at: number): void {
    last = id;
    published.push({ id, at });
    if (published.length > 5000) published = published.slice(-4000);
    const reached = waiting.filter(({ upTo }) => !isBefore(last, upTo));
    waiting = waiting.filter(one => !reached.includes(one));
    reached.forEach(({ resolve }) => resolve());
  }

  async function begin(connection: RedisConnection): Promise<void> {
    const start = await within(readStart(connection));
    published = [];
    const known: Tick[] = [];
    for (const entry of start.entries) {
      const tick = entry.epoch === start.epoch ? decodeTick(entry.data) : null;
      if (!tick) continue;
      known.push(tick);
      published.push({ id: entry.id, at: tick.at });
    }
    const isLost = epoch !== null;
    epoch = start.epoch;
    last = start.last;
    isStarted = true;
    options.onStart({ epoch, numbers: start.numbers, ticks: known, isLost });
    waiting.splice(0).forEach(({ resolve }) => resolve());
  }

  /** Returns whether the entry follows the last one. */
  function apply(entry: StreamEntry): boolean {
    const isNext =
      entry.epoch === epoch &&
      entry.previous?.term === last.term &&
      entry.previous.tick === last.tick;
    const tick = isNext ? decodeTick(entry.data) : null;
    if (!tick) return false;
    options.onTick(tick, entry.id);
    note(entry.id, tick.at);
    return true;
  }

  async function read(connection: RedisConnection): Promise<void> {
    const from = { key: streamKey, id: tickIdText(last) };
    const reply = (await within(
      connection.xRead(from, { BLOCK: blockMs, COUNT: entriesAtOnce }),
    )) as { messages: RawEntry[] }[] | null;
    isConnected = true;
    const entries = (reply?.[0]?.messages ?? []).map(toEntry);
    if (entries.every(apply)) return;
    await begin(connection);
    // An entry that no leader has written stays until the next one of the leader.
    const latest = entries.at(-1);
    if (latest && isBefore(last, latest.id)) await sleep(foreignMs, null, { ref: false });
  }

  async function follow(): Promise<void> {
    const connection = createRedis(options.url, options.onError);
    redis = connection;
    try {
      await within(connection.connect());
      // A Redis that was restarted may have forgotten what was read here.
      const head = isStarted ? await within(readHead(connection)) : null;
      if (!isStarted || (head?.epoch ?? epoch) !== epoch) await begin(connection);
      while (!isStopped) await read(connection);
    } finally {
      isConnected = false;
      connection.destroy();
    }
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      try {
        await follow();
      } catch (error) {
        if (!isStopped) options.onError(error);
        await sleep(retryMs, null, { ref: false });
      }
    }
  }

  /** One question for all that ask at the same time; it begins after each of them asked. */
  let nextHead: ReturnType<typeof askHead> | null = null;
  async function askHead() {
    await new Promise(setImmediate);
    nextHead = null;
    if (!asking.isReady) throw new Error('Redis is not connected');
    return within(readHead(asking));
  }

  // For questions, since the reading connection is blocked most of the time. Reconnects by itself.
  const asking = createRedis(options.url, () => undefined);
  asking.connect().catch(() => undefined);
  const running = run();

  return {
    isConnected: () => isConnected,
    last: () => last,
    published: () => published,
    catchUp: async timeoutMs => {
      if (!isStarted) throw new Error('the stream has not been read yet');
      const head = await (nextHead ??= askHead());
      if (!head || !isBefore(last, head.last)) return;
      const signal = AbortSignal.timeout(timeoutMs);
      await new Promise<void>((resolve, reject) => {
        const one = { upTo: head.last, resolve };
        waiting.push(one);
        signal.addEventListener('abort', () => {
          waiting = waiting.filter(other => other !== one);
          reject(new Error('the stream is not read in time'));
        });
      });
    },
    stop: async () => {
      isStopped = true;
      redis?.destroy();
      asking.destroy();
      await running;
    },
  };
}

/** A connection whose other side has vanished would keep the promise for minutes. */
async function within<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Redis did not answer in time')), silenceMs);
  });
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}
