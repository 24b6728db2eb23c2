import type { Frame } from './frame';
import { createBacklog, type Backlog } from './backlog';

/** A client's websocket, as a connection uses it. */
export type ClientSocket = {
  /** Bytes that the client has not received yet. */
  readonly bufferedAmount: number;
  /** Sends frames in one write. */
  send(frames: readonly Frame[]): void;
  /** Sends a text to this client only. */
  reply(text: string): void;
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
  /** Sends frames of its group, or adds them to those that wait. `at` in unix ms. */
  send(frames: readonly Frame[], at: number): void;
  /** Sends a message to this client only. */
  reply(text: string): void;
  /** Sends the waiting frames when the client has caught up. */
  catchUp(at: number): void;
  /** Whether frames wait for the client to catch up. */
  isBehind(): boolean;
  pong(): void;
  /** Sends a ping; closes a client that has missed two. */
  beat(): void;
  close(code: number, reason: string): void;
};

export function createConnection(
  client: ClientSocket,
  {
    epoch,
    countFrames = () => undefined,
  }: { epoch: string; countFrames?: CountFrames | undefined },
): Connection {
  // Most clients never need one.
  let backlog: Backlog | null = null;
  /** The number of frames in the backlog before conflation. */
  let waiting = 0;
  let group: string | null = null;
  let isClosed = false;
  let unanswered = 0;

  const isSlow = () => client.bufferedAmount > softLimitBytes;
  const dropBacklog = () => {
    waiting = 0;
    backlog = null;
  };
  const close = (code: number, reason: string) => {
    countFrames('dropped', waiting);
    isClosed = true;
    dropBacklog();
    client.close(code, reason);
  };
  const catchUp = (at: number) => {
    if (group === null || backlog === null || isSlow()) return;
    const frames = backlog.take({ group, epoch, at });
    client.send(frames);
    countFrames('sent', frames.length);
    countFrames('conflated', waiting - frames.length);
    dropBacklog();
  };

  return {
    group: () => group,
    enter: next => {
      if (next !== group) dropBacklog();
      group = next;
    },
    send: (frames, at) => {
      if (isClosed) return;
      catchUp(at);
      if (backlog === null && !isSlow()) {
        client.send(frames);
        countFrames('sent', frames.length);
        return;
      }
      backlog ??= createBacklog();
      frames.forEach(backlog.add);
      waiting += frames.length;
      if (client.bufferedAmount + backlog.bytes() > hardLimitBytes) close(1013, 'Too far behind');
    },
    reply: text => {
      // A client that sends much and reads nothing gets no reply.
      if (!isSlow()) client.reply(text);
    },
    catchUp,
    isBehind: () => backlog !== null,
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
