import type { Programme } from './programme';
import { extendSchedule, withoutForgotten } from './schedule';
import type { ScheduleEntry, ScheduleStore } from './schedule-store';

export type ScheduleKeeper = {
  /** What was scheduled of records that are gone: it cannot be shown any more. */
  open(): Promise<ScheduleEntry[]>;
  /** The schedule at a moment (unix seconds); stored before it is returned. */
  at(now: number): Promise<readonly ScheduleEntry[]>;
  /** These showings are over and handed on. Stored with the next `at`. */
  finish(eventIds: ReadonlySet<string>): void;
};

/** Keeps the schedule and its stored copy in step. Rejects when the store does; the next call tries again. */
export function createScheduleKeeper(store: ScheduleStore, programme: Programme): ScheduleKeeper {
  let entries: readonly ScheduleEntry[] = [];
  let saved: readonly ScheduleEntry[] = entries;

  return {
    open: async () => {
      const all = await store.load();
      saved = all;
      entries = all.filter(({ recordId }) => programme.lengths.has(recordId));
      return all.filter(({ recordId }) => !programme.lengths.has(recordId));
    },
    at: async now => {
      entries = withoutForgotten(extendSchedule(entries, now, programme), now);
      if (entries !== saved) await store.save(entries);
      saved = entries;
      return entries;
    },
    finish: eventIds => {
      if (eventIds.size === 0) return;
      entries = entries.map(entry =>
        eventIds.has(entry.eventId) ? { ...entry, done: true } : entry,
      );
    },
  };
}
