import { stdTimeFunctions, type LoggerOptions } from 'pino';

/** How both programs write a log line: the level by its name, the time in ISO 8601 (UTC). */
export const logFormat = {
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: label => ({ level: label }) },
} satisfies LoggerOptions;
