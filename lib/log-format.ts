import { stdTimeFunctions, type LoggerOptions } from 'pino';

/** The log line format of both programs: level names, and times in ISO 8601 (UTC). */
export const logFormat = {
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: label => ({ level: label }) },
} satisfies LoggerOptions;
