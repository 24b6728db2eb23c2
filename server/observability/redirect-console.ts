import { format } from 'node:util';
import type { Logger } from 'pino';
import { regionBlockedDigest } from '@/lib/routing/preview';

/**
 * Digests of errors that are not faults of the site: of a failing host, which `lib/api-client` has
 * logged already, and of a draft that a region policy does not allow.
 */
const knownDigests: readonly unknown[] = ['API_DOWN', regionBlockedDigest];

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
  value instanceof Error && 'digest' in value && knownDigests.includes(value.digest);
