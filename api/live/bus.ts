import type { EventUpdate } from '@/api/live/event-update';

export type Listener = (update: EventUpdate) => void;

/** Publishes stored changes from the ingest to every hub, in order. */
export type Bus = {
  publish(update: EventUpdate): void;
  /** Returns the function that unsubscribes. */
  subscribe(listener: Listener): () => void;
};

/** A bus within this process. */
export function createLocalBus(): Bus {
  const listeners = new Set<Listener>();
  return {
    publish: update => listeners.forEach(listener => listener(update)),
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
