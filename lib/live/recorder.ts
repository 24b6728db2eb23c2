/**
 * Records what arrives while a snapshot is requested. The snapshot may have been created before it, so
 * it is applied again to the snapshot.
 */
export type Recorder<T> = {
  add(item: T): void;
  /** Runs a request; `since` is what was added during it, in order. */
  during<R>(request: () => Promise<R>): Promise<{ result: R; since: T[] }>;
};

export function createRecorder<T>(): Recorder<T> {
  const records = new Set<T[]>();
  return {
    add: item => records.forEach(record => record.push(item)),
    async during(request) {
      const since: T[] = [];
      records.add(since);
      try {
        return { result: await request(), since };
      } finally {
        records.delete(since);
      }
    },
  };
}
