import type { Frame } from './frame';
import { createBacklog } from './backlog';

/** The part of a websocket that a connection uses. */
export type Peer = {
  readonly bufferedAmount: number;
  send(data: Buffer | string, options: { binary: false }): void;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
};

/** Beyond this much unsent, new frames wait on our side, where they can be conflated. */
export const softLimitBytes = 64 * 1024;
/** A reader further behind than this is closed and comes back for a snapshot. */
export const hardLimitBytes = 1024 * 1024;
const missedPingsAllowed = 2;

/**
 * What became of frames: sent; conflated, their content being in a later one; or dropped when a
 * client too far behind was closed.
 */
export type FrameOutcome = 'sent' | 'conflated' | 'dropped';
export type CountFrames = (outcome: FrameOutcome, count: number) => void;

export type Connection = {
  group(): string | null;
  /** Enters a group and leaves the one before, with what of it still waited. */
  enter(group: string): void;
  send(frames: readonly Frame[]): void;
  /** An answer to this peer alone. */
  reply(text: string): void;
  /** Sends what waits once the peer has caught up. */
  catchUp(at: number): void;
  pong(): void;
  /** Pings; drops a peer that has missed two. */
  beat(): void;
  close(code: number, reason: string): void;
};

export function createConnection(
  peer: Peer,
  countFrames: CountFrames = () => undefined,
): Connection {
  const backlog = createBacklog();
  /** Frames in the backlog, before they are conflated. */
  let waiting = 0;
  let group: string | null = null;
  let unanswered = 0;

  const transmit = (data: Buffer | string) => peer.send(data, { binary: false });
  const isSlow = () => peer.bufferedAmount > softLimitBytes;
  const clear = () => {
    waiting = 0;
    backlog.clear();
  };
  const close = (code: number, reason: string) => {
    countFrames('dropped', waiting);
    group = null;
    clear();
    peer.close(code, reason);
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
      if (peer.bufferedAmount + backlog.bytes() > hardLimitBytes) close(1013, 'Too far behind');
    },
    reply: text => {
      // Whoever asks much and reads nothing is not answered.
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
      if (unanswered >= missedPingsAllowed) return peer.terminate();
      unanswered += 1;
      peer.ping();
    },
    close,
  };
}
