const earliest = 0;
const latest = Date.UTC(9999, 11, 1) / 1000;

/**
 * Whether calendars and structured data can write a time in unix seconds: in every zone, and some days later,
 * its year still has the four digits that they have for it (RFC 5545, 3.3.4).
 */
export const isWritableTime = (seconds: number | null): seconds is number =>
  seconds !== null && seconds >= earliest && seconds < latest;
