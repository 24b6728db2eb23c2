/** After a close the socket reconnects every 5 s, ten times; then the visitor has to retry. */
export const retryPolicy = { delayMs: 5000, attempts: 10 } as const;

/** The pause before the next attempt in ms; null when no attempts are left. */
export const retryDelay = (failures: number): number | null =>
  failures <= retryPolicy.attempts ? retryPolicy.delayMs : null;
