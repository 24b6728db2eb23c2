import type { Subscription } from './socket/subscription';

/**
 * A list or a match page that follows a group: how its messages change the stores, and how its snapshot
 * is fetched and applied after every opening of the connection and every gap in the sequence.
 */
export type LiveScreen<Snapshot = unknown> = Omit<Subscription, 'refresh'> & {
  snapshot: {
    /** The request in the snapshot cache. */
    key: string;
    /** Rejects when the site cannot return it. */
    fetch(): Promise<Snapshot>;
    apply(snapshot: Snapshot): void;
  };
};
