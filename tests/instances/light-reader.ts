import { WebSocket } from 'ws';
import { createSequenceCheck, type SequenceCheck } from './sequence-check';

export type LightReader = SequenceCheck & {
  isOpen(): boolean;
  /** When the last frame arrived; ms of `performance.now()`. */
  lastSeenAt(): number;
  /** How often its connection has ended. */
  cuts(): number;
  close(): void;
};

const reconnectMs = 300;

/** A client that checks the numbers of its frames and keeps no state, so that thousands can run. */
export function openLightReader(options: {
  origin: () => string;
  group: string;
  address: string;
}): LightReader {
  const check = createSequenceCheck();
  let socket: WebSocket | null = null;
  let last: { epoch: string; seq: number } | null = null;
  let lastSeenAt = 0;
  let cuts = 0;
  let isClosed = false;

  function connect(): void {
    const next = new WebSocket(`${options.origin().replace('http', 'ws')}/ws/event/`, {
      headers: { 'x-forwarded-for': options.address },
      handshakeTimeout: 5000,
      perMessageDeflate: false,
    });
    socket = next;
    next.on('open', () =>
      next.send(JSON.stringify({ type: 'switchGroup', message: options.group, ...last })),
    );
    next.on('message', data => {
      lastSeenAt = performance.now();
      const text = String(data);
      check.frame(text);
      const { epoch, seq, eventType } = JSON.parse(text) as {
        epoch: string;
        seq?: number;
        eventType: string;
      };
      if (eventType !== 'subscribed' && seq !== undefined) last = { epoch, seq };
    });
    next.on('error', () => undefined);
    next.on('close', () => {
      if (isClosed) return;
      cuts += 1;
      setTimeout(connect, reconnectMs * (0.5 + Math.random()));
    });
  }
  connect();

  return {
    ...check,
    isOpen: () => socket?.readyState === WebSocket.OPEN,
    lastSeenAt: () => lastSeenAt,
    cuts: () => cuts,
    close: () => {
      isClosed = true;
      socket?.terminate();
    },
  };
}
