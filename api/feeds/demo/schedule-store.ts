/** One showing of a record. Where it stands follows from its start and the clock, never from a counter. */
export type ScheduleEntry = {
  /** Digits only, unique for ever; the wire's event id. */
  eventId: string;
  recordId: string;
  /** Unix seconds, whole. */
  startTime: number;
  /** The lane it belongs to, 0 to 2; null for a fixture beside the lanes. */
  lane: number | null;
  /** Finished, and its last state is with the sink: nothing is left to do. */
  done: boolean;
};

/** Where the schedule outlives the process. `save` replaces everything that was saved, all or nothing. */
export type ScheduleStore = {
  load(): Promise<ScheduleEntry[]>;
  save(entries: readonly ScheduleEntry[]): Promise<void>;
};

/** A store for tests: it outlives a feed, not the process. */
export function memoryScheduleStore(initial: readonly ScheduleEntry[] = []): ScheduleStore {
  let kept = [...initial];
  return {
    load: async () => structuredClone(kept),
    save: async entries => {
      kept = structuredClone([...entries]);
    },
  };
}
