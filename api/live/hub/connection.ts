import { createBatch, type Batch } from './frame-encoding';
import { createBacklog, type Backlog } from './backlog';

/** A client's websocket, as a connection uses it. */
export type ClientSocket = {
  /** Bytes that the client has not received yet. */
  readonly bufferedAmount: number;
  /** Sends frames in one write. */
  send(batch: Batch): void;
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
 * A replay of missed frames is many times as long as its request. One client may have some at once, for a
 * visitor who looks at one match after the other, and then one in this time.
 */
const replayBurst = 4;
const replayIntervalMs = 5000;
const replayWindowMs = replayBurst * replayIntervalMs;

/**
 * The outcome of frames: sent; conflated, with their content in a later frame; or dropped with the
 * connection of a client that was too slow.
 */
export type FrameOutcome = 'sent' | 'conflated' | 'dropped';
export type CountFrames = (outcome: FrameOutcome, count: number) => void;

/**
 * One client: its group, and the frames that wait for it when it reads slowly. A class, since thousands
 * exist at a time: with its own methods each would take one kilobyte more, and sending to all longer.
 */
export class Connection {
  group: string | null = null;
  /** Most clients never need one. */
  private backlog: Backlog | null = null;
  /** The number of frames in the backlog before conflation. */
  private waiting = 0;
  private isClosed = false;
  private unanswered = 0;
  /** When all replays are allowed again; unix ms. */
  private replaysFullAt = 0;

  /** The epoch of `groups` changes when the numbers begin again. */
  constructor(
    private readonly client: ClientSocket,
    private readonly groups: { readonly epoch: string },
    private readonly countFrames: CountFrames,
  ) {}

  /** Enters a group and leaves the previous one, with its waiting frames. */
  enter(group: string): void {
    if (group !== this.group) this.dropBacklog();
    this.group = group;
  }

  /** Counts one replay of frames; returns whether it is within the limit. `at` in unix ms. */
  takeReplay(at: number): boolean {
    // After the clock was set back the bucket is empty, rather than for as long as that.
    this.replaysFullAt = Math.min(this.replaysFullAt, at + replayWindowMs);
    const isAllowed = this.replaysFullAt - at <= replayWindowMs - replayIntervalMs;
    if (isAllowed) this.replaysFullAt = Math.max(this.replaysFullAt, at) + replayIntervalMs;
    return isAllowed;
  }

  /**
   * Sends frames of its group, or adds them to those that wait. `at` in unix ms. Returns the number of
   * frames that were sent at once, for the hub to count.
   */
  send(batch: Batch, at: number): number {
    if (this.isClosed) return 0;
    if (this.backlog !== null) this.catchUp(at);
    if (this.backlog === null && !this.isSlow()) {
      this.client.send(batch);
      return batch.frames.length;
    }
    this.backlog ??= createBacklog();
    batch.frames.forEach(this.backlog.add);
    this.waiting += batch.frames.length;
    if (this.client.bufferedAmount + this.backlog.bytes() > hardLimitBytes)
      this.close(1013, 'Too far behind');
    return 0;
  }

  /** Sends a message to this client only. Drops it if the client does not read. */
  reply(text: string): void {
    if (!this.isSlow()) this.client.reply(text);
  }

  /** Sends the waiting frames when the client has caught up. */
  catchUp(at: number): void {
    if (this.group === null || this.backlog === null || this.isSlow()) return;
    const frames = this.backlog.take({ group: this.group, epoch: this.groups.epoch, at });
    this.client.send(createBatch(frames));
    this.countFrames('sent', frames.length);
    this.countFrames('conflated', this.waiting - frames.length);
    this.dropBacklog();
  }

  /** Whether frames wait for the client to catch up. */
  isBehind(): boolean {
    return this.backlog !== null;
  }

  pong(): void {
    this.unanswered = 0;
  }

  /** Sends a ping; closes a client that has missed two. */
  ping(): void {
    if (this.unanswered >= missedPingsAllowed) return this.client.terminate();
    this.unanswered += 1;
    this.client.ping();
  }

  close(code: number, reason: string): void {
    this.countFrames('dropped', this.waiting);
    this.isClosed = true;
    this.dropBacklog();
    this.client.close(code, reason);
  }

  private isSlow(): boolean {
    return this.client.bufferedAmount > softLimitBytes;
  }

  private dropBacklog(): void {
    this.waiting = 0;
    this.backlog = null;
  }
}
