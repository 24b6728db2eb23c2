import { logWarning } from '@/lib/client-log';
import { systemClock, type Clock } from '@/lib/clock';
import { readFrame } from '@/lib/contract/live/read-frame';
import { stripPrices } from '@/lib/domain/odds/strip-prices';
import { createEmitter } from '@/lib/live/emitter';
import { serverNow, syncServerClock } from '@/lib/server-clock';
import {
  startState,
  type ConnectionEffect,
  type ConnectionEvent,
  type TimerName,
} from './connection-state';
import { step } from './connection-step';
import { createLiveSocket, type SocketLike, type SocketState } from './socket';
import type { ScreenMessage, Subscription } from './subscription';

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

/**
 * The tab's one connection: one screen at a time, subscribed again after every reconnect. It owns the socket
 * and the timers, and carries out the effects that `step` returns, one event after the other.
 */
export function createLiveConnection(
  connect: () => SocketLike,
  { timers = systemClock, isHidden = false }: Options = {},
): LiveConnection {
  const emitter = createEmitter();
  const running = new Map<TimerName, unknown>();
  const waiting: ConnectionEvent[] = [];
  let isBusy = false;
  let state = startState(isHidden);
  let status: ConnectionStatus = { state: state.socket, pausedAt: state.pausedAt };

  const socket = createLiveSocket({
    connect,
    onText: text => handle({ type: 'text', text }),
    onState: next => handle({ type: 'socket', state: next }),
    logError: text => logWarning(text),
    timers,
  });

  function handle(event: ConnectionEvent): void {
    waiting.push(event);
    if (isBusy) return;
    isBusy = true;
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [after, effects] = step(state, next);
        state = after;
        announce();
        effects.forEach(carryOut);
      }
    } finally {
      isBusy = false;
    }
  }

  function announce(): void {
    if (status.state === state.socket && status.pausedAt === state.pausedAt) return;
    status = { state: state.socket, pausedAt: state.pausedAt };
    emitter.notify('status');
  }

  function carryOut(effect: ConnectionEffect): void {
    switch (effect.do) {
      case 'open':
        return socket.open();
      case 'close':
        return socket.close();
      case 'send':
        return socket.send(effect.text);
      case 'read':
        return read(effect.text);
      case 'deliver':
        return deliver(effect.screen, effect.message);
      case 'refresh':
        return effect.screen.refresh();
      case 'clock':
        return syncServerClock(effect.at);
      case 'start':
        return start(effect.timer, effect.ms);
      case 'stop':
        return timers.clear(running.get(effect.timer));
      case 'log':
        return logWarning(effect.text, effect.details);
    }
  }

  function read(text: string): void {
    try {
      handle({ type: 'frame', frame: readFrame(text) });
    } catch (error) {
      logWarning('Live frame ignored', { reason: String(error) });
    }
  }

  function deliver(screen: Subscription, message: ScreenMessage): void {
    try {
      screen.onMessage(screen.stripsPrices ? (stripPrices(message) as ScreenMessage) : message);
    } catch (error) {
      logWarning('Live frame ignored', { reason: String(error) });
      handle({ type: 'failure' });
    }
  }

  function start(timer: TimerName, ms: number): void {
    timers.clear(running.get(timer));
    running.set(
      timer,
      timers.set(() => handle({ type: 'timer', name: timer }), ms),
    );
  }

  return {
    subscribe(screen) {
      handle({ type: 'subscribe', screen });
      return () => handle({ type: 'leave', screen });
    },
    retry: () => handle({ type: 'retry' }),
    setPaused: paused => handle({ type: 'pause', at: paused ? serverNow() : null }),
    onStatusChange: listener => emitter.subscribe('status', listener),
    status: () => status,
    wake: () => handle({ type: 'wake' }),
    hide: () => handle({ type: 'hide', at: timers.now() }),
    show: () => handle({ type: 'show', at: timers.now() }),
  };
}
