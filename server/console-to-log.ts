import { format } from 'node:util';
import type { Logger } from 'pino';

/** `lib/api` puts it on the errors of a failing host, which it has logged already. */
const knownDigest = 'API_DOWN';

/** What Next and packages print becomes lines of the log. */
export function consoleToLog(log: Logger): void {
  const write =
    (level: 'error' | 'warn' | 'info') =>
    (...words: unknown[]): void =>
      log[words.some(isKnown) ? 'debug' : level](format(...words));
  Object.assign(console, {
    error: write('error'),
    warn: write('warn'),
    info: write('info'),
    log: write('info'),
  });
}

const isKnown = (word: unknown): boolean =>
  word instanceof Error && 'digest' in word && word.digest === knownDigest;
