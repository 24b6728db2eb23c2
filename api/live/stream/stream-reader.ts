import { setTimeout as sleep } from 'node:timers/promises';
import {
  readerStep,
  type ReaderCommand,
  type ReaderEvent,
  type ReaderOutput,
  type ReaderState,
} from './read-step';
import {
  createRedis,
  noTick,
  readHead,
  readStart,
  streamKey,
  toEntry,
  type RawEntry,
} from './stream-commands';
import { isBefore, tickIdText, type TickId } from './tick';

const blockMs = 1000;
/** Redis has not answered for so long that the connection is taken as broken. */
const silenceMs = 3000;
const entriesAtOnce = 100;

export type StreamReaderOptions = {
  url: string;
  /**
   * Called with a 'start' first, and whenever entries were lost or the numbers began again; then with each
   * tick that follows.
   */
  onRead: (output: ReaderOutput) => void;
  onError: (error: unknown) => void;
};

export type StreamReader = {
  /** Whether the connection works and no entry is known to be unread. */
  isConnected(): boolean;
  /** The last tick that was read. */
  last(): TickId;
  /** The ticks in the stream as far as they were read here, oldest first. */
  published(): readonly { id: TickId; at: number }[];
  /** Resolves when everything is read that is in the stream at the time of the call; rejects otherwise. */
  catchUp(timeoutMs: number): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Reads the stream of ticks on its own connection, from the beginning of what it has. It carries out what
 * `readerStep` decides.
 */
export function createStreamReader({ url, onRead, onError }: StreamReaderOptions): StreamReader {
  const stopping = new AbortController();
  const waiting = new Set<{ upTo: TickId; resolve: () => void }>();
  let state: ReaderState = { is: 'away', position: null };
  let redis = createRedis(url, onError);

  async function run(): Promise<void> {
    let command: ReaderCommand = { do: 'connect' };
    while (!stopping.signal.aborted) command = await take(command);
    redis.destroy();
  }

  /** Carries out a command; returns the next one. */
  async function take(command: ReaderCommand): Promise<ReaderCommand> {
    try {
      return handle(await carryOut(command));
    } catch (error) {
      redis.destroy();
      if (!stopping.signal.aborted) onError(error);
      return handle({ type: 'failed' });
    }
  }

  function handle(event: ReaderEvent): ReaderCommand {
    const { state: after, outputs, next } = readerStep(state, event);
    for (const output of outputs) {
      onRead(output);
      for (const waiter of waiting)
        if (output.type === 'start' || !isBefore(output.id, waiter.upTo)) {
          waiting.delete(waiter);
          waiter.resolve();
        }
    }
    state = after;
    return next;
  }

  async function carryOut(command: ReaderCommand): Promise<ReaderEvent> {
    switch (command.do) {
      case 'connect':
        redis = createRedis(url, onError);
        await within(redis.connect());
        return { type: 'connected' };
      case 'read epoch': {
        const head = await within(readHead(redis));
        return { type: 'epoch', epoch: head?.epoch ?? null };
      }
      case 'read everything':
        return { type: 'everything', start: await within(readStart(redis)) };
      case 'read entries': {
        const from = { key: streamKey, id: tickIdText(command.after) };
        const options = { BLOCK: blockMs, COUNT: entriesAtOnce };
        const reply = (await within(redis.xRead(from, options))) as
          { messages: RawEntry[] }[] | null;
        return { type: 'entries', entries: (reply?.[0]?.messages ?? []).map(toEntry) };
      }
      case 'wait':
        await sleep(command.ms, null, { ref: false, signal: stopping.signal });
        return { type: 'waited' };
    }
  }

  /** One request for all callers at the same time; it begins after their calls. */
  let nextHead: ReturnType<typeof readHead> | null = null;
  async function requestHead() {
    await new Promise(setImmediate);
    nextHead = null;
    if (!headRedis.isReady) throw new Error('Redis is not connected');
    return within(readHead(headRedis));
  }

  // A second connection, since the reading one is blocked most of the time. It reconnects by itself.
  const headRedis = createRedis(url, () => undefined);
  headRedis.connect().catch(() => undefined);
  const running = run();

  return {
    isConnected: () => state.is !== 'away',
    last: () => state.position?.last ?? noTick,
    published: () => state.position?.published ?? [],
    catchUp: async timeoutMs => {
      if (!state.position) throw new Error('the stream has not been read yet');
      const head = await (nextHead ??= requestHead());
      if (!head || !isBefore(state.position.last, head.last)) return;
      await new Promise<void>((resolve, reject) => {
        const waiter = { upTo: head.last, resolve };
        waiting.add(waiter);
        AbortSignal.timeout(timeoutMs).addEventListener('abort', () => {
          if (waiting.delete(waiter)) reject(new Error('the stream is not read in time'));
        });
      });
    },
    stop: async () => {
      stopping.abort();
      redis.destroy();
      headRedis.destroy();
      await running;
    },
  };
}

/** Without a limit, a connection whose other end has vanished would keep the promise for minutes. */
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
