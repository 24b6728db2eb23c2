/**
 * Returns the UTC day of a moment (unix ms): '2025-04-17'. For the browser too: it needs no
 * library.
 */
export const utcDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
