import { readFrame, type LiveMessage } from '../contract/read-frame';
import { logProblem } from '../browser-log';
import { createSequence } from './sequence';
import { learnServerTime } from '../server-clock';
import { createLiveSocket, type LiveSocket, type SocketLike, type SocketState } from './socket';
import { createTopics } from './topics';

/** What a live screen wants to hear, and how it fetches the state it may have missed. */
export type LiveScreen = {
  group: string;
  onMessage(message: LiveMessage): void;
  refresh(): void;
};

export type ConnectionStatus = { state: SocketState; paused: boolean };

export type LiveConnection = {
  /** Shows a screen's group and fetches its snapshot; the answer takes it off again. */
  show(screen: LiveScreen): () => void;
  retry(): void;
  setPaused(paused: boolean): void;
  subscribe(wake: () => void): () => void;
  status(): ConnectionStatus;
  /** The browser came back: online, visible again, restored from its page cache. */
  wake(options: { missed: boolean }): void;
};

/** Off live screens the socket stays this long, for the visitor who comes back. */
const idleCloseMs = 60_000;

/** The tab's one connection: a screen at a time, resubscribed and refetched after every reopening. */
export function createLiveConnection(connect: () => SocketLike): LiveConnection {
  const topics = createTopics();
  const sequence = createSequence();
  let screen: LiveScreen | null = null;
  let status: ConnectionStatus = { state: 'idle', paused: false };
  let idle: ReturnType<typeof setTimeout> | undefined;

  const socket: LiveSocket = createLiveSocket({
    connect,
    onOpen: enter,
    onText,
    onState: state => setStatus({ state }),
    logError: text => logProblem(text),
  });

  function setStatus(change: Partial<ConnectionStatus>): void {
    status = { ...status, ...change };
    topics.wake('status');
  }

  function enter(): void {
    if (!screen) return;
    sequence.reset();
    socket.send(JSON.stringify({ type: 'switchGroup', message: screen.group }));
    refresh();
  }

  /** Whoever paused gets everything at once on going on. */
  function refresh(): void {
    if (!status.paused) screen?.refresh();
  }

  function onText(text: string): void {
    if (!screen || status.paused) return;
    try {
      const { message, stamps, dropped } = readFrame(text);
      if (stamps.group && stamps.group !== screen.group) return;
      if (typeof stamps.at === 'number') learnServerTime(stamps.at);
      for (const { path, reason } of dropped) logProblem('Live frame: dropped', { path, reason });
      if (message.type === 'error') return logProblem('Live server', { text: message.text });
      screen.onMessage(message);
      if (sequence.hasGap(stamps)) refresh();
    } catch (error) {
      logProblem('Live frame ignored', { reason: String(error) });
    }
  }

  return {
    show(next) {
      clearTimeout(idle);
      screen = next;
      if (socket.state() === 'open') enter();
      else socket.open();
      return () => {
        if (screen !== next) return;
        screen = null;
        // The next screen may have no control to go on with.
        if (status.paused) setStatus({ paused: false });
        idle = setTimeout(() => socket.close(), idleCloseMs);
      };
    },
    retry: () => socket.open(),
    setPaused(paused) {
      setStatus({ paused });
      sequence.reset();
      refresh();
    },
    subscribe: wake => topics.subscribe('status', wake),
    status: () => status,
    wake({ missed }) {
      if (!screen) return;
      if (socket.state() !== 'open') socket.open();
      else if (missed) refresh();
    },
  };
}
