import { pino, type Logger } from 'pino';
import { hideSecrets } from './env';

export type { Logger };

/** JSON lines on stdout, without the secrets of the settings. */
export const createLog = (level: string): Logger =>
  pino({ level, base: null, hooks: { streamWrite: hideSecrets } });
