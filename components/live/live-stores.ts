import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Match } from '@/lib/domain/match/match';
import type { DetailsStore } from '@/lib/live/details-store';
import type { ListCounts } from '@/lib/domain/match/list/list-parts';
import type { ListRest } from '@/lib/live/list-rest';
import type { Freshness } from '@/lib/live/prices/price-freshness';
import type { MatchStores } from '@/lib/live/stores';

/**
 * The stores of the live screen around a component; `details` on a match's own page only, `rest` around
 * a list that may be sent in part.
 */
export type LiveStores = MatchStores & { details: DetailsStore | null; rest?: ListRest };

export const LiveStoresContext = createContext<LiveStores | null>(null);

export function useLiveStores(): LiveStores {
  const stores = useContext(LiveStoresContext);
  if (!stores) throw new Error('this component needs a live screen around it');
  return stores;
}

/** The matches of the list, in the order in which they were loaded. */
export function useMatchList(): Match[] {
  const { matches } = useLiveStores();
  const subscribe = useCallback(
    (listener: () => void) => matches.subscribe('list', listener),
    [matches],
  );
  return useSyncExternalStore(subscribe, matches.list, matches.list);
}

const unchanging = () => () => undefined;
const complete = () => null;
const loaded = () => Promise.resolve();

/** The numbers of a list of which a part was sent, null once all of it is here; and how to have it. */
export function useListRest(): { counts: ListCounts | null; load: () => Promise<void> } {
  const { rest } = useLiveStores();
  const read = rest?.counts ?? complete;
  const counts = useSyncExternalStore(rest?.subscribe ?? unchanging, read, read);
  return { counts, load: rest?.load ?? loaded };
}

/** The current match; changes of prices alone do not update it. */
export function useMatch(initial: Match): Match {
  const { matches } = useLiveStores();
  const { id } = initial;
  const subscribe = useCallback(
    (listener: () => void) => matches.subscribe(id, listener),
    [matches, id],
  );
  const read = () => matches.match(id) ?? initial;
  return useSyncExternalStore(subscribe, read, read);
}

/** When a match's prices were last confirmed; null for a match that is not on screen. */
export function usePriceFreshnessOf(id: string): Freshness | null {
  const { freshness } = useLiveStores();
  const subscribe = useCallback(
    (listener: () => void) => freshness.subscribe(id, listener),
    [freshness, id],
  );
  const read = () => freshness.get(id);
  return useSyncExternalStore(subscribe, read, read);
}

/** The bookmakers that the visitor compares on this screen, in the visitor's order; null for all. */
export function useChosenBookmakers(): readonly string[] | null {
  const { matches } = useLiveStores();
  const subscribe = useCallback(
    (listener: () => void) => matches.subscribe('chosen', listener),
    [matches],
  );
  return useSyncExternalStore(subscribe, matches.chosen, matches.chosen);
}
