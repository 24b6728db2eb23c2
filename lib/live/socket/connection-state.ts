import type { LiveFrame } from '@/lib/contract/live/read-frame';
import type { FramePosition } from './frame-position';
import type { SocketState } from './socket';
import type { ScreenMessage, Subscription } from './subscription';

/**
 * The state of the subscription on this connection. 'unsent': the connection is not open yet.
 * 'first': nothing of the group has arrived, and the snapshot waits for the confirmation.
 * 'first-fetched': the snapshot was fetched without one. 'confirmed': frames continue behind a
 * snapshot or a known number.
 */
export type Entry = 'unsent' | 'first' | 'first-fetched' | 'confirmed';

export type Subscribed = { screen: Subscription; entry: Entry; last: FramePosition | null };

/** A hidden tab reads nothing; one that sleeps has no connection. Times are unix ms. */
type Visibility =
  { is: 'visible' } | { is: 'hidden'; since: number; unread: string[] } | { is: 'asleep' };

export type ConnectionState = {
  socket: SocketState;
  /** When the visitor paused updates, in unix seconds of the server's clock; null while they run. */
  pausedAt: number | null;
  visibility: Visibility;
  subscribed: Subscribed | null;
};

export type TimerName = 'idle' | 'sleep' | 'confirmation';

export type ConnectionEvent =
  | { type: 'subscribe'; screen: Subscription }
  | { type: 'leave'; screen: Subscription }
  | { type: 'socket'; state: SocketState }
  /** A text of the socket, as it came. */
  | { type: 'text'; text: string }
  /** The same, read. */
  | { type: 'frame'; frame: LiveFrame }
  /** A screen could not apply a message. */
  | { type: 'failure' }
  | { type: 'timer'; name: TimerName }
  | { type: 'pause'; at: number | null }
  | { type: 'wake' }
  | { type: 'retry' }
  | { type: 'hide'; at: number }
  | { type: 'show'; at: number };

export type ConnectionEffect =
  | { do: 'open' }
  | { do: 'close' }
  | { do: 'send'; text: string }
  /** Reads a text; its frame comes back as an event. */
  | { do: 'read'; text: string }
  | { do: 'deliver'; screen: Subscription; message: ScreenMessage }
  | { do: 'refresh'; screen: Subscription }
  /** The server's clock, in unix ms. */
  | { do: 'clock'; at: number }
  | { do: 'start'; timer: TimerName; ms: number }
  | { do: 'stop'; timer: TimerName }
  | { do: 'log'; text: string; details?: Record<string, string> };

export type Step = readonly [ConnectionState, readonly ConnectionEffect[]];

export const startState = (isHidden: boolean): ConnectionState => ({
  socket: 'idle',
  pausedAt: null,
  visibility: isHidden ? { is: 'asleep' } : { is: 'visible' },
  subscribed: null,
});
