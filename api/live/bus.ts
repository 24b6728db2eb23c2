import type { EventUpdate } from './event-update';

export type Listener = (update: EventUpdate) => void;

/** Carries stored changes from the ingest to every hub; listeners hear them in the order published. */
export type Bus = {
  publish(update: EventUpdate): void;
  /** Returns the way to stop listening. */
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
