/** Notifies the listeners of one topic. */
export type Emitter = {
  subscribe(topic: string, listener: () => void): () => void;
  notify(topic: string): void;
  /** Those with a listener. */
  topics(): string[];
};

export function createEmitter(): Emitter {
  const listeners = new Map<string, Set<() => void>>();
  return {
    subscribe(topic, listener) {
      const group = listeners.get(topic) ?? new Set();
      listeners.set(topic, group.add(listener));
      return () => {
        group.delete(listener);
        if (group.size === 0) listeners.delete(topic);
      };
    },
    topics: () => [...listeners.keys()],
    notify(topic) {
      listeners.get(topic)?.forEach(listener => listener());
    },
  };
}
