/** A line of the log in the form of all others (editor/src/log-format.ts). */
export const logLine = (level, msg, fields = {}) =>
  `${JSON.stringify({ level, time: new Date().toISOString(), name: 'editor', ...fields, msg })}\n`;
