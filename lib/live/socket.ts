import { retryDelay } from './retry';

/** 'waiting' will try again by itself, 'failed' only when asked. */
export type SocketState = 'idle' | 'connecting' | 'open' | 'waiting' | 'failed';

/** The part of a browser's WebSocket that we use. */
export type SocketLike = {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
};

export type LiveSocket = {
  /** Connects unless it is connecting or open; starts the count of attempts anew. */
  open(): void;
  /** Closes for good, until `open`. */
  close(): void;
  /** Sends, or logs 'Send error!' when there is no open connection. */
  send(text: string): void;
  state(): SocketState;
};

type Options = {
  connect(): SocketLike;
  onOpen(): void;
  onText(text: string): void;
  onState(state: SocketState): void;
  logError(text: string): void;
  timers?: { set(run: () => void, ms: number): unknown; clear(timer: unknown): void };
};

/**
 * One connection that comes back: a close is retried by the policy of retry.ts. Every attempt has
 * an identity, and what a dead attempt still says is not heard.
 */
export function createLiveSocket(options: Options): LiveSocket {
  const timers = options.timers ?? {
    set: (run, ms) => setTimeout(run, ms),
    clear: timer => clearTimeout(timer as ReturnType<typeof setTimeout>),
  };
  let state: SocketState = 'idle';
  let current: SocketLike | null = null;
  let failures = 0;
  let retry: unknown = null;

  function become(next: SocketState): void {
    if (state === next) return;
    state = next;
    options.onState(next);
  }

  function abandon(): void {
    timers.clear(retry);
    const old = current;
    current = null;
    old?.close();
  }

  function attempt(): void {
    abandon();
    become('connecting');
    let socket: SocketLike;
    try {
      socket = options.connect();
    } catch {
      lost();
      return;
    }
    current = socket;
    const alive = () => current === socket;
    socket.onopen = () => {
      if (!alive()) return;
      failures = 0;
      become('open');
      options.onOpen();
    };
    socket.onmessage = ({ data }) => {
      if (alive() && typeof data === 'string') options.onText(data);
    };
    socket.onerror = () => {
      if (alive()) options.logError('Live connection error');
    };
    socket.onclose = () => {
      if (alive()) lost();
    };
  }

  function lost(): void {
    current = null;
    failures += 1;
    const delay = retryDelay(failures);
    become(delay === null ? 'failed' : 'waiting');
    if (delay !== null) retry = timers.set(attempt, delay);
  }

  return {
    open() {
      failures = 0;
      if (state !== 'open' && state !== 'connecting') attempt();
    },
    close() {
      abandon();
      become('idle');
    },
    send(text) {
      if (state === 'open' && current) current.send(text);
      else options.logError('Send error!');
    },
    state: () => state,
  };
}
