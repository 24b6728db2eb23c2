/** After a close the socket tries again every 5 s, ten times; then a person has to ask. */
export const retryPolicy = { delayMs: 5000, attempts: 10 } as const;

/** The pause before the next attempt; null when the attempts are used up. */
export const retryDelay = (failures: number): number | null =>
  failures <= retryPolicy.attempts ? retryPolicy.delayMs : null;
