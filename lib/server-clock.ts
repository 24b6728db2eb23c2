let offsetMs = 0;
const listeners = new Set<() => void>();

/** Smaller differences are network latency, or the rounding of a Date header to seconds. */
const jumpMs = 2000;

/** Sets the server's clock from a time it sent (unix ms). Browser only. */
export function syncServerClock(serverMs: number): void {
  const before = offsetMs;
  offsetMs = serverMs - Date.now();
  if (Math.abs(offsetMs - before) > jumpMs) listeners.forEach(listener => listener());
}

/** Calls `listener` when the estimate of the server's time changes; the returned function unsubscribes. */
export function onServerClockSync(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The estimated time of the server in unix seconds. */
export const serverNow = (): number => Math.floor((Date.now() + offsetMs) / 1000);
