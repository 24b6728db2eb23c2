/** Warnings in the browser's console for developers. Never contains a visitor's data. */
export function logWarning(text: string, details?: Record<string, unknown>): void {
  if (details) console.warn(text, details);
  else console.warn(text);
}
