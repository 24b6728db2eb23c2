import type { FeedSource, SourceState } from '@/api/store/feeds/feed-store';

/** How a source is used; `confirms`: a sign of life confirms all that it reported before. */
export type SourceOptions = {
  /** The name for visitors; by default the source's own. */
  title?: string;
  maxSilence: number;
  confirms: boolean;
};

type Entry = FeedSource & SourceOptions;

/** When each source was last seen, and what it reports about itself. Times are unix seconds. */
export type SourceStates = ReturnType<typeof createSourceStates>;

const defaults: SourceOptions = { maxSilence: 60, confirms: true };

export function createSourceStates(stored: readonly FeedSource[]) {
  const entries = new Map<string, Entry>(
    stored.map(row => [row.source, { ...defaults, ...row, confirms: true }]),
  );
  const changed = new Set<string>();
  const storedSilences = new Map(stored.map(row => [row.source, row.maxSilence]));

  const entryOf = (source: string): Entry =>
    entries.get(source) ?? { source, lastSeenAt: 0, state: {}, ...defaults };

  const rowOf = (source: string): FeedSource => {
    const { lastSeenAt, maxSilence, state } = entryOf(source);
    return { source, lastSeenAt, maxSilence, state };
  };

  return {
    of: entryOf,
    /** As it is stored. */
    row: rowOf,
    /** Whether a restart would know the silence that the source promises. */
    isSilenceStored: (source: string): boolean =>
      storedSilences.get(source) === entryOf(source).maxSilence,
    markStored: (row: FeedSource): void => void storedSilences.set(row.source, row.maxSilence),
    /** The options of a source that is in use. */
    use(source: string, options: SourceOptions): void {
      entries.set(source, { ...entryOf(source), ...options });
      changed.add(source);
    },
    touch(source: string, at: number): void {
      const entry = entryOf(source);
      if (!(at > entry.lastSeenAt)) return;
      entries.set(source, { ...entry, lastSeenAt: at });
      changed.add(source);
    },
    report(source: string, state: SourceState): void {
      const entry = entryOf(source);
      entries.set(source, { ...entry, state: { ...entry.state, ...state } });
      changed.add(source);
    },
    /** In use: configured, or it pushes and has not been forgotten. */
    all: (): Entry[] => [...entries.values()],
    /** The row is among the changed ones again. */
    markChanged: (source: string): void => void changed.add(source),
    /** The rows that changed since the last call. */
    takeChanged(): FeedSource[] {
      const rows = [...changed].map(rowOf);
      changed.clear();
      return rows;
    },
  };
}
