import { readFrame, type LiveMessage } from '@/lib/contract/read-frame';
import { logWarning } from '@/lib/client-log';
import { stripPrices } from '@/lib/domain/odds/strip-prices';
import { createSequence } from './sequence';
import { serverNow, syncServerClock } from '@/lib/server-clock';
import { createLiveSocket, type LiveSocket, type SocketLike, type SocketState } from './socket';
import { createEmitter } from '@/lib/live/emitter';

/** The messages that change a screen; the others are the connection's own. */
export type ScreenMessage = Exclude<LiveMessage, { type: 'subscribed' | 'error' }>;

/**
 * A live screen as the connection uses it: the group, the handler of its messages, and the request
 * for a new snapshot.
 */
export type Subscription = {
  group: string;
  /** Whether prices are removed from what the socket delivers, because the region policy shows none. */
  stripsPrices: boolean;
  onMessage(message: ScreenMessage): void;
  refresh(): void;
};

export type ConnectionStatus = {
  state: SocketState;
  /** When the visitor paused updates, in unix seconds of the server's clock; null while they run. */
  pausedAt: number | null;
};

export type LiveConnection = {
  /**
   * Subscribes to a screen's group and fetches its snapshot; returns the function that
   * unsubscribes.
   */
  subscribe(screen: Subscription): () => void;
  retry(): void;
  setPaused(paused: boolean): void;
  onStatusChange(listener: () => void): () => void;
  status(): ConnectionStatus;
  /** Called when the browser is online or visible again, or restored the page from its cache. */
  wake(options: { missed: boolean }): void;
};

/** Without a live screen the connection stays open for this long, for a visitor who returns. */
const idleCloseMs = 60_000;

/** How long a host may take to say whether it sent what was missed; then a snapshot is fetched. */
const recoveryMs = 2000;

/**
 * The tab's one connection: one screen at a time, subscribed again after every reconnect. A host that
 * names an epoch then sends what was missed; from any other a snapshot is fetched.
 */
export function createLiveConnection(connect: () => SocketLike): LiveConnection {
  const emitter = createEmitter();
  const sequence = createSequence();
  let screen: Subscription | null = null;
  let status: ConnectionStatus = { state: 'idle', pausedAt: null };
  let idle: ReturnType<typeof setTimeout> | undefined;
  let recovery: ReturnType<typeof setTimeout> | undefined;

  const socket: LiveSocket = createLiveSocket({
    connect,
    onOpen: enter,
    onText,
    onState: state => setStatus({ state }),
    logError: text => logWarning(text),
  });

  function setStatus(change: Partial<ConnectionStatus>): void {
    status = { ...status, ...change };
    emitter.notify('status');
  }

  function enter(): void {
    if (!screen) return;
    const position = sequence.position();
    clearTimeout(recovery);
    socket.send(JSON.stringify({ type: 'switchGroup', message: screen.group, ...position }));
    if (position) recovery = setTimeout(refetch, recoveryMs);
    else refetch();
  }

  /** The next frame may have any number: the snapshot covers those before it. */
  function refetch(): void {
    clearTimeout(recovery);
    sequence.reset();
    refresh();
  }

  /** While updates are paused nothing is fetched; resuming fetches the snapshot. */
  function refresh(): void {
    if (status.pausedAt === null) screen?.refresh();
  }

  function onText(text: string): void {
    if (!screen || status.pausedAt !== null) return;
    try {
      const { message, stamps, dropped } = readFrame(text);
      if (stamps.group && stamps.group !== screen.group) return;
      if (typeof stamps.at === 'number') syncServerClock(stamps.at);
      for (const { path, reason } of dropped) logWarning('Live frame: dropped', { path, reason });
      if (message.type === 'error') return logWarning('Live server', { text: message.text });
      if (message.type === 'subscribed') {
        if (message.recovered) clearTimeout(recovery);
        else refetch();
        return;
      }
      screen.onMessage(screen.stripsPrices ? (stripPrices(message) as ScreenMessage) : message);
      if (sequence.hasGap(stamps)) refresh();
    } catch (error) {
      logWarning('Live frame ignored', { reason: String(error) });
    }
  }

  return {
    subscribe(next) {
      clearTimeout(idle);
      screen = next;
      // A screen that has just been mounted needs its snapshot, whatever the one before received.
      sequence.reset();
      if (socket.state() === 'open') enter();
      else socket.open();
      return () => {
        if (screen !== next) return;
        screen = null;
        clearTimeout(recovery);
        // The next screen may have no control to resume updates.
        if (status.pausedAt !== null) setStatus({ pausedAt: null });
        idle = setTimeout(() => socket.close(), idleCloseMs);
      };
    },
    retry: () => socket.open(),
    setPaused(paused) {
      setStatus({ pausedAt: paused ? serverNow() : null });
      sequence.reset();
      refresh();
    },
    onStatusChange: listener => emitter.subscribe('status', listener),
    status: () => status,
    wake({ missed }) {
      if (!screen) return;
      if (socket.state() !== 'open') socket.open();
      else if (missed) refresh();
    },
  };
}
