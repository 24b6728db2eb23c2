let offsetMs = 0;
const listeners = new Set<() => void>();

/** Less than this is the way from the server, or the whole seconds of a Date header. */
const jumpMs = 2000;

/** Learns the server's clock from a moment it named (unix ms). Browser only. */
export function learnServerTime(serverMs: number): void {
  const before = offsetMs;
  offsetMs = serverMs - Date.now();
  if (Math.abs(offsetMs - before) > jumpMs) listeners.forEach(wake => wake());
}

/** Calls when the server's time turns out to be another than we thought; the answer ends it. */
export function onServerTimeLearnt(wake: () => void): () => void {
  listeners.add(wake);
  return () => listeners.delete(wake);
}

/** The server's time as far as we know it, in unix seconds. */
export const serverNow = (): number => Math.floor((Date.now() + offsetMs) / 1000);
