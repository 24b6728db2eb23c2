import type { LiveMessage } from '@/lib/contract/live/read-frame';

/** The messages that change a screen; the others are the connection's own. */
export type ScreenMessage = Exclude<LiveMessage, { type: 'subscribed' | 'error' }>;

/**
 * A live screen as the connection uses it: the group, the handler of its messages, and the request
 * for a new snapshot.
 */
export type Subscription = {
  group: string;
  /** Whether prices are removed from what the socket delivers, because the region policy shows none. */
  stripsPrices: boolean;
  onMessage(message: ScreenMessage): void;
  refresh(): void;
};
