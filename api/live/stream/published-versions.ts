import type { StoredEvent } from '@/api/store/stored-event';
import type { Tick } from './tick';

/** An event that the stream does not name counts as published if it is older than this; seconds. */
const recentSeconds = 60;
const maxEvents = 5000;

export type PublishedVersions = {
  /** Called with each tick, in order. */
  note(tick: Tick): void;
  /** When the last tick was published; unix ms, null before the first. */
  lastAt(): number | null;
  /** Events that were last changed before this cannot be missing; unix seconds. */
  missingSince(): number;
  isMissing(event: StoredEvent): boolean;
};

/**
 * Knows which versions of events were published. A leader that dies between storing a change and
 * publishing it leaves a version that no client was sent; the next one publishes it.
 */
export function createPublishedVersions(): PublishedVersions {
  const versions = new Map<string, number>();
  let lastAt: number | null = null;
  const missingSince = () =>
    lastAt === null ? Number.MAX_SAFE_INTEGER : Math.floor(lastAt / 1000) - recentSeconds;
  return {
    missingSince,
    lastAt: () => lastAt,
    note: ({ at, changed }) => {
      lastAt = at;
      for (const [id, version] of changed) {
        versions.delete(id);
        versions.set(id, version);
      }
      for (const id of versions.keys()) {
        if (versions.size <= maxEvents) break;
        versions.delete(id);
      }
    },
    isMissing: event => {
      const published = versions.get(event.id);
      return published === undefined
        ? event.updatedAt >= missingSince()
        : event.version > published;
    },
  };
}
