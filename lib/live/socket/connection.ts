import { readFrame } from '@/lib/contract/live/read-frame';
import { logWarning } from '@/lib/client-log';
import { stripPrices } from '@/lib/domain/odds/strip-prices';
import { createSequence } from './sequence';
import { serverNow, syncServerClock } from '@/lib/server-clock';
import { createLiveSocket, type LiveSocket, type SocketLike, type SocketState } from './socket';
import type { ScreenMessage, Subscription } from './subscription';
import { createEmitter } from '@/lib/live/emitter';
import { systemClock, type Clock } from '@/lib/clock';

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
  /** Called when the browser is online again, or restored the page from its cache. */
  wake(): void;
  /**
   * The tab is in the background: frames are not read any more, and after a while the connection is
   * closed.
   */
  hide(): void;
  /** The tab is visible: reads what has arrived, or reconnects and continues behind the last frame. */
  show(): void;
};

type Options = {
  timers?: Clock;
  /** Whether the tab was opened in the background: it connects when it is shown. */
  isHidden?: boolean;
};

/** Without a live screen the connection stays open for this long, for a visitor who returns. */
const idleCloseMs = 60_000;

/** A tab that was hidden for less keeps its connection. */
const hiddenMs = 5000;

/**
 * How long a host may take to confirm a subscription; then a snapshot is fetched. One that was fetched
 * before the subscription would lack what is sent in between.
 */
const confirmationMs = 2000;

/**
 * The tab's one connection: one screen at a time, subscribed again after every reconnect. A host that
 * names an epoch then sends what was missed; from any other a snapshot is fetched.
 */
export function createLiveConnection(
  connect: () => SocketLike,
  { timers = systemClock, isHidden = false }: Options = {},
): LiveConnection {
  const emitter = createEmitter();
  const sequence = createSequence();
  let screen: Subscription | null = null;
  let status: ConnectionStatus = { state: 'idle', pausedAt: null };
  let idle: unknown;
  let confirmation: unknown;
  /** No frame of the group has arrived since the subscription, and its snapshot is not fetched. */
  let isNew = false;
  /** The snapshot was fetched without a confirmation. */
  let hasFetched = false;
  let visibility: 'visible' | 'hidden' | 'asleep' = isHidden ? 'asleep' : 'visible';
  let hiddenAt = 0;
  let sleep: unknown;
  /** What arrived while the tab was hidden. */
  let unread: string[] = [];

  const socket: LiveSocket = createLiveSocket({
    connect,
    onOpen: enter,
    onText: text => (visibility === 'visible' ? onText(text) : unread.push(text)),
    onState: state => setStatus({ state }),
    logError: text => logWarning(text),
    timers,
  });

  function setStatus(change: Partial<ConnectionStatus>): void {
    status = { ...status, ...change };
    emitter.notify('status');
  }

  function enter(): void {
    if (!screen) return;
    // The host sends it again on this connection.
    unread = [];
    const position = sequence.position();
    isNew = position === null;
    hasFetched = false;
    timers.clear(confirmation);
    socket.send(JSON.stringify({ type: 'switchGroup', message: screen.group, ...position }));
    // What is lost after this snapshot is noticed by the number of the frame behind it.
    confirmation = timers.set(fetchUnconfirmed, confirmationMs);
  }

  /** The next frame may have any number: the snapshot covers those before it. */
  function refetch(): void {
    sequence.reset();
    fetchFirst();
  }

  /** A host that names no epoch may confirm nothing. */
  function fetchUnconfirmed(): void {
    hasFetched = true;
    refresh();
  }

  function fetchFirst(): void {
    timers.clear(confirmation);
    isNew = false;
    refresh();
  }

  /** What has not been read is sent again when the tab is shown, or a snapshot is fetched. */
  function fallAsleep(): void {
    visibility = 'asleep';
    unread = [];
    timers.clear(confirmation);
    socket.close();
  }

  function open(): void {
    if (visibility !== 'asleep') socket.open();
  }

  /** While updates are paused nothing is fetched; resuming fetches the snapshot. */
  function refresh(): void {
    if (status.pausedAt === null) screen?.refresh();
  }

  function onText(text: string): void {
    if (!screen) return;
    try {
      const { message, stamps, dropped } = readFrame(text);
      if (stamps.group && stamps.group !== screen.group) return;
      if (status.pausedAt !== null) return void sequence.hasGap(stamps);
      if (typeof stamps.at === 'number') syncServerClock(stamps.at);
      for (const { path, reason } of dropped) logWarning('Live frame: dropped', { path, reason });
      if (message.type === 'error') return logWarning('Live server', { text: message.text });
      if (message.type === 'subscribed') {
        if (message.recovered) return timers.clear(confirmation);
        refetch();
        // The next frame has the next number.
        sequence.hasGap(stamps);
        return;
      }
      screen.onMessage(screen.stripsPrices ? (stripPrices(message) as ScreenMessage) : message);
      const hasGap = sequence.hasGap(stamps);
      if (isNew && (stamps.epoch || !hasFetched)) fetchFirst();
      else if (hasGap) refresh();
    } catch (error) {
      logWarning('Live frame ignored', { reason: String(error) });
    }
  }

  return {
    subscribe(next) {
      timers.clear(idle);
      screen = next;
      // A screen that has just been mounted needs its snapshot, whatever the one before received.
      sequence.reset();
      if (socket.state() === 'open') enter();
      else open();
      return () => {
        if (screen !== next) return;
        screen = null;
        timers.clear(confirmation);
        // The next screen may have no control to resume updates.
        if (status.pausedAt !== null) setStatus({ pausedAt: null });
        idle = timers.set(() => socket.close(), idleCloseMs);
      };
    },
    retry: () => socket.open(),
    setPaused(paused) {
      setStatus({ pausedAt: paused ? serverNow() : null });
      refresh();
    },
    onStatusChange: listener => emitter.subscribe('status', listener),
    status: () => status,
    wake() {
      if (!screen) return;
      if (socket.state() === 'open') refresh();
      else open();
    },
    hide() {
      if (visibility !== 'visible') return;
      visibility = 'hidden';
      hiddenAt = timers.now();
      sleep = timers.set(fallAsleep, hiddenMs);
    },
    show() {
      timers.clear(sleep);
      // Browsers stop the timers of a hidden tab.
      if (visibility === 'hidden' && timers.now() - hiddenAt >= hiddenMs) fallAsleep();
      visibility = 'visible';
      unread.splice(0).forEach(onText);
      if (screen && socket.state() !== 'open') socket.open();
    },
  };
}
