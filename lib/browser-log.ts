/** The browser's log: problems a developer would look for, never a visitor's data. */
export function logProblem(text: string, details?: Record<string, unknown>): void {
  if (details) console.warn(text, details);
  else console.warn(text);
}
