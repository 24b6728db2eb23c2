import { systemClock, type Clock } from '@/lib/clock';
import { retryDelay } from './retry';

/** 'waiting' reconnects by itself, 'failed' only when opened. */
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
  /** Connects unless it is connecting or open; resets the number of attempts. */
  open(): void;
  /** Closes until the next `open`. */
  close(): void;
  /** Sends, or logs 'Send error!' without an open connection. */
  send(text: string): void;
  state(): SocketState;
};

type Options = {
  connect(): SocketLike;
  onText(text: string): void;
  onState(state: SocketState): void;
  logError(text: string): void;
  timers?: Pick<Clock, 'set' | 'clear'>;
};

/**
 * A socket that reconnects by the policy of retry.ts. Every attempt has an identity, and events of
 * a previous attempt are ignored.
 */
export function createLiveSocket(options: Options): LiveSocket {
  const timers = options.timers ?? systemClock;
  let state: SocketState = 'idle';
  let current: SocketLike | null = null;
  let failures = 0;
  let retry: unknown = null;

  function setState(next: SocketState): void {
    if (state === next) return;
    state = next;
    options.onState(next);
  }

  function discardSocket(): void {
    timers.clear(retry);
    const old = current;
    current = null;
    old?.close();
  }

  function attempt(): void {
    discardSocket();
    setState('connecting');
    let socket: SocketLike;
    try {
      socket = options.connect();
    } catch {
      handleClose();
      return;
    }
    current = socket;
    const isCurrent = () => current === socket;
    socket.onopen = () => {
      if (!isCurrent()) return;
      failures = 0;
      setState('open');
    };
    socket.onmessage = ({ data }) => {
      if (isCurrent() && typeof data === 'string') options.onText(data);
    };
    socket.onerror = () => {
      if (isCurrent()) options.logError('Live connection error');
    };
    socket.onclose = () => {
      if (isCurrent()) handleClose();
    };
  }

  function handleClose(): void {
    current = null;
    failures += 1;
    const delay = retryDelay(failures);
    setState(delay === null ? 'failed' : 'waiting');
    if (delay !== null) retry = timers.set(attempt, delay);
  }

  return {
    open() {
      failures = 0;
      if (state !== 'open' && state !== 'connecting') attempt();
    },
    close() {
      discardSocket();
      setState('idle');
    },
    send(text) {
      if (state === 'open' && current) current.send(text);
      else options.logError('Send error!');
    },
    state: () => state,
  };
}
