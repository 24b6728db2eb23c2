import type { Logger } from 'pino';

const repeatMs = 30_000;

/** Logs a failure once, not for every attempt to connect again. */
export function logChanges(log: Pick<Logger, 'warn'>): (error: unknown) => void {
  let logged = '';
  let loggedAt = 0;
  return error => {
    const text = error instanceof Error ? error.message : String(error);
    if (text === logged && performance.now() - loggedAt < repeatMs) return;
    logged = text;
    loggedAt = performance.now();
    log.warn({ err: error }, 'Redis is not reached; live updates wait for it');
  };
}
