import { format } from 'node:util';
import type { Logger } from 'pino';

/** `lib/api-client` sets it on the errors of a failing host, which it has logged already. */
const knownDigest = 'API_DOWN';

/** Writes what Next and packages print to the log. */
export function redirectConsole(log: Logger): void {
  const write =
    (level: 'error' | 'warn' | 'info') =>
    (...values: unknown[]): void =>
      log[values.some(isAlreadyLogged) ? 'debug' : level](format(...values));
  Object.assign(console, {
    error: write('error'),
    warn: write('warn'),
    info: write('info'),
    log: write('info'),
  });
}

const isAlreadyLogged = (value: unknown): boolean =>
  value instanceof Error && 'digest' in value && value.digest === knownDigest;
