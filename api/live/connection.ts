import type { Frame } from './frame';
import { createBacklog } from './backlog';

/** The part of a websocket that a connection uses. */
export type ClientSocket = {
  readonly bufferedAmount: number;
  send(data: Buffer | string, options: { binary: false }): void;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
};

/** Beyond this many unsent bytes new frames wait in the backlog, where they can be conflated. */
export const softLimitBytes = 64 * 1024;
/** A client with more unsent bytes is closed; it reconnects and fetches a snapshot. */
export const hardLimitBytes = 1024 * 1024;
const missedPingsAllowed = 2;

/**
 * The outcome of frames: sent; conflated, with their content in a later frame; or dropped with the
 * connection of a client that was too slow.
 */
export type FrameOutcome = 'sent' | 'conflated' | 'dropped';
export type CountFrames = (outcome: FrameOutcome, count: number) => void;

export type Connection = {
  group(): string | null;
  /** Enters a group and leaves the previous one, with its waiting frames. */
  enter(group: string): void;
  send(frames: readonly Frame[]): void;
  /** Sends a message to this client only. */
  reply(text: string): void;
  /** Sends the waiting frames when the client has caught up. */
  catchUp(at: number): void;
  pong(): void;
  /** Sends a ping; closes a client that has missed two. */
  beat(): void;
  close(code: number, reason: string): void;
};

export function createConnection(
  client: ClientSocket,
  countFrames: CountFrames = () => undefined,
): Connection {
  const backlog = createBacklog();
  /** The number of frames in the backlog before conflation. */
  let waiting = 0;
  let group: string | null = null;
  let unanswered = 0;

  const transmit = (data: Buffer | string) => client.send(data, { binary: false });
  const isSlow = () => client.bufferedAmount > softLimitBytes;
  const clear = () => {
    waiting = 0;
    backlog.clear();
  };
  const close = (code: number, reason: string) => {
    countFrames('dropped', waiting);
    group = null;
    clear();
    client.close(code, reason);
  };

  return {
    group: () => group,
    enter: next => {
      if (next !== group) clear();
      group = next;
    },
    send: frames => {
      for (const frame of frames)
        if (backlog.isEmpty() && !isSlow()) {
          transmit(frame.bytes);
          countFrames('sent', 1);
        } else {
          backlog.add(frame);
          waiting += 1;
        }
      if (client.bufferedAmount + backlog.bytes() > hardLimitBytes) close(1013, 'Too far behind');
    },
    reply: text => {
      // A client that sends much and reads nothing gets no reply.
      if (!isSlow()) transmit(text);
    },
    catchUp: at => {
      if (group === null || backlog.isEmpty() || isSlow()) return;
      const messages = backlog.take(group, at);
      messages.forEach(transmit);
      countFrames('sent', messages.length);
      countFrames('conflated', waiting - messages.length);
      waiting = 0;
    },
    pong: () => {
      unanswered = 0;
    },
    beat: () => {
      if (unanswered >= missedPingsAllowed) return client.terminate();
      unanswered += 1;
      client.ping();
    },
    close,
  };
}
