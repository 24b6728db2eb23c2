import { pino, type Logger } from 'pino';
import { logFormat } from '@/lib/log-format';
import { hideSecrets } from './env';

export type { Logger };

/** The API's log: JSON lines on standard output, without the secrets of the settings. */
export const createLog = (level: string): Logger =>
  pino({ ...logFormat, level, base: { name: 'api' }, hooks: { streamWrite: hideSecrets } });
