import type { FeedSource, SourceState } from '@/api/store/feeds/feed-store';

/** How a source is used. */
export type SourceOptions = {
  /** The name for visitors; by default the source's own. */
  title?: string;
  /** Seconds; a longer silence suspends its prices. */
  maxSilence: number;
  /** Whether a sign of life confirms all that the source reported before. */
  confirms: boolean;
};

export type Source = {
  row: FeedSource;
  /** The row in the database, the same object unless it has changed since; null before the first one. */
  stored: FeedSource | null;
  title: string;
  confirms: boolean;
};

/** The sources by name: when each was last seen, and what it reports about itself. */
export type Sources = ReadonlyMap<string, Source>;

export const toSources = (rows: readonly FeedSource[]): Sources =>
  new Map(
    rows.map(row => [row.source, { row, stored: row, title: row.source, confirms: true }] as const),
  );

export const sourceOf = (sources: Sources, source: string): Source =>
  sources.get(source) ?? {
    row: { source, lastSeenAt: 0, maxSilence: 60, state: {} },
    stored: null,
    title: source,
    confirms: true,
  };

const withSource = (sources: Sources, source: Source): Sources =>
  new Map(sources).set(source.row.source, source);

export function withOptions(
  sources: Sources,
  name: string,
  { maxSilence, ...options }: SourceOptions,
): Sources {
  const { row, ...known } = sourceOf(sources, name);
  return withSource(sources, { ...known, ...options, row: { ...row, maxSilence } });
}

/** The source was seen `at` unix seconds, which may be before it was seen last. */
export function withSeen(sources: Sources, name: string, at: number): Sources {
  const { row, ...known } = sourceOf(sources, name);
  if (!(at > row.lastSeenAt)) return sources;
  return withSource(sources, { ...known, row: { ...row, lastSeenAt: at } });
}

/** With what a source reports about itself; absent parts stay. */
export function withState(sources: Sources, name: string, state: SourceState): Sources {
  const { row, ...known } = sourceOf(sources, name);
  return withSource(sources, { ...known, row: { ...row, state: { ...row.state, ...state } } });
}

export const withStored = (sources: Sources, row: FeedSource): Sources =>
  withSource(sources, { ...sourceOf(sources, row.source), stored: row });

/** Whether the source was seen again after a silence, which the database does not know yet. */
export const hasReturned = ({ row, stored }: Source): boolean =>
  row.lastSeenAt - (stored?.lastSeenAt ?? 0) > row.maxSilence;

/** The rows that the database does not have yet. */
export const unstoredRows = (sources: Sources): FeedSource[] =>
  [...sources.values()].filter(({ row, stored }) => row !== stored).map(({ row }) => row);
