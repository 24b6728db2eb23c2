type Options<T> = {
  /** Makes the call. */
  load: (key: string) => Promise<T>;
  /** How long the first request of a quiet key waits for others. */
  gatherMs: number;
  /** The shortest time between the beginnings of two calls of one key. */
  intervalMs: number;
  sleep: (ms: number) => Promise<unknown>;
};

/**
 * Shares calls between requests of one key. A request only shares a call that begins after it, so that
 * the response is never older than the request; one call of a key is made at a time.
 */
export function createSharedCalls<T>({ load, gatherMs, intervalMs, sleep }: Options<T>) {
  /** The calls that have not begun. */
  const waiting = new Map<string, Promise<T>>();
  /** By key: settled when the next call may begin. */
  const pauses = new Map<string, Promise<void>>();

  const begin = (key: string): Promise<T> => {
    waiting.delete(key);
    const call = load(key);
    const pause = Promise.allSettled([call, sleep(intervalMs)]).then(() => {
      if (!waiting.has(key)) pauses.delete(key);
    });
    pauses.set(key, pause);
    return call;
  };

  return (key: string): Promise<T> => {
    const known = waiting.get(key);
    if (known) return known;
    const call = (pauses.get(key) ?? sleep(gatherMs)).then(() => begin(key));
    waiting.set(key, call);
    return call;
  };
}
