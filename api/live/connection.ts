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

export function createConnection(peer: Peer): Connection {
  const backlog = createBacklog();
  let group: string | null = null;
  let unanswered = 0;

  const transmit = (data: Buffer | string) => peer.send(data, { binary: false });
  const isSlow = () => peer.bufferedAmount > softLimitBytes;
  const close = (code: number, reason: string) => {
    group = null;
    backlog.clear();
    peer.close(code, reason);
  };

  return {
    group: () => group,
    enter: next => {
      if (next !== group) backlog.clear();
      group = next;
    },
    send: frames => {
      for (const frame of frames)
        if (backlog.isEmpty() && !isSlow()) transmit(frame.bytes);
        else backlog.add(frame);
      if (peer.bufferedAmount + backlog.bytes() > hardLimitBytes) close(1013, 'Too far behind');
    },
    reply: text => {
      // Whoever asks much and reads nothing is not answered.
      if (!isSlow()) transmit(text);
    },
    catchUp: at => {
      if (group === null || backlog.isEmpty() || isSlow()) return;
      backlog.take(group, at).forEach(transmit);
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
