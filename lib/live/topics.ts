/** Listeners by topic: a wake reaches only those who follow that topic. */
export type Topics = {
  subscribe(topic: string, wake: () => void): () => void;
  wake(topic: string): void;
};

export function createTopics(): Topics {
  const listeners = new Map<string, Set<() => void>>();
  return {
    subscribe(topic, wake) {
      const group = listeners.get(topic) ?? new Set();
      listeners.set(topic, group.add(wake));
      return () => {
        group.delete(wake);
        if (group.size === 0) listeners.delete(topic);
      };
    },
    wake(topic) {
      listeners.get(topic)?.forEach(wake => wake());
    },
  };
}
