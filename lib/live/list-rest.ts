import type { ListCounts } from '@/lib/domain/match/list/list-parts';
import { createEmitter } from './emitter';

/** What a list's page was sent without: only the matches that it shows are in it. */
export type ListRest = {
  subscribe(listener: () => void): () => void;
  /** The numbers of the complete list; null once its matches are here. */
  counts(): ListCounts | null;
  /** All matches are here. */
  arrive(): void;
  /** Requests the matches; rejects when they cannot be had. */
  load(): Promise<void>;
};

/** `counts` is null for a list that was sent complete. */
export function createListRest(counts: ListCounts | null, load: () => Promise<void>): ListRest {
  const emitter = createEmitter();
  let missing = counts;
  return {
    subscribe: listener => emitter.subscribe('rest', listener),
    counts: () => missing,
    arrive() {
      if (missing === null) return;
      missing = null;
      emitter.notify('rest');
    },
    load: async () => {
      if (missing !== null) await load();
    },
  };
}
