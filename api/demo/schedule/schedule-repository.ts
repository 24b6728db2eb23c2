import type { ScheduleConfig } from './schedule-config';
import { extendSchedule } from './schedule';
import { supersededEntries } from './seasons';
import type { ScheduleEntry, ScheduleStore } from './schedule-store';

export type ScheduleRepository = {
  /**
   * Loads the schedule; returns the entries whose records no longer exist and that must be
   * withdrawn.
   */
  open(): Promise<ScheduleEntry[]>;
  /** The schedule at a time (unix seconds); stored before it is returned. */
  at(now: number): Promise<readonly ScheduleEntry[]>;
  /** Finished matches whose record is scheduled again, to be withdrawn and removed. */
  superseded(): ScheduleEntry[];
  /** Removes matches. Stored with the next `at`. */
  remove(eventIds: ReadonlySet<string>): void;
  /** Marks matches as finished and sent. Stored with the next `at`. */
  finish(eventIds: ReadonlySet<string>): void;
};

/**
 * Synchronises the schedule with its stored copy. Rejects when the store does; the next call tries
 * again.
 */
export function createScheduleRepository(
  store: ScheduleStore,
  config: ScheduleConfig,
): ScheduleRepository {
  let entries: readonly ScheduleEntry[] = [];
  let saved: readonly ScheduleEntry[] = entries;

  return {
    open: async () => {
      const all = await store.load();
      saved = all;
      entries = all.filter(({ recordId }) => config.lengths.has(recordId));
      return all.filter(({ recordId }) => !config.lengths.has(recordId));
    },
    at: async now => {
      entries = extendSchedule(entries, now, config);
      if (entries !== saved) await store.save(entries);
      saved = entries;
      return entries;
    },
    superseded: () => supersededEntries(entries),
    remove: eventIds => {
      if (eventIds.size > 0) entries = entries.filter(({ eventId }) => !eventIds.has(eventId));
    },
    finish: eventIds => {
      if (eventIds.size === 0) return;
      entries = entries.map(entry =>
        eventIds.has(entry.eventId) ? { ...entry, done: true } : entry,
      );
    },
  };
}
