import { pino, type Logger } from 'pino';

export type { Logger };

/** JSON lines on stdout. */
export const createLog = (level: string): Logger => pino({ level, base: null });
