/** One replay of a record. Its state is derived from its start and the clock, not from a counter. */
export type ScheduleEntry = {
  /** Digits only, never reused; the wire's event id. */
  eventId: string;
  recordId: string;
  /** Unix seconds, an integer. */
  startTime: number;
  /** Its lane, 0 to 2; null for a fixture outside the lanes. */
  lane: number | null;
  /** Whether it is finished and its last state has been sent. */
  done: boolean;
};

/**
 * The persistent storage of the schedule. `save` replaces everything that was saved, all or
 * nothing.
 */
export type ScheduleStore = {
  load(): Promise<ScheduleEntry[]>;
  save(entries: readonly ScheduleEntry[]): Promise<void>;
};

/** A store for tests: it persists longer than a feed, not longer than the process. */
export function memoryScheduleStore(initial: readonly ScheduleEntry[] = []): ScheduleStore {
  let stored = [...initial];
  return {
    load: async () => structuredClone(stored),
    save: async entries => {
      stored = structuredClone([...entries]);
    },
  };
}
