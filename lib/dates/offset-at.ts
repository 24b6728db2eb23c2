/**
 * The UTC offsets of a time zone: each applies from its time on, up to `until`. All in seconds; times
 * are unix seconds, oldest first.
 */
export type ZoneOffsets = { changes: [since: number, offset: number][]; until: number };

/** Returns the offset at a time; null outside of the known range. */
export function offsetAt({ changes, until }: ZoneOffsets, seconds: number): number | null {
  if (seconds >= until) return null;
  return changes.findLast(([since]) => since <= seconds)?.[1] ?? null;
}
