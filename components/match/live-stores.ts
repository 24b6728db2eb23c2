import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Match } from '@/lib/domain/match';
import type { DetailsStore } from '@/lib/live/details-store';
import type { Confirmation } from '@/lib/live/confirmations';
import type { MatchStores } from '@/lib/live/stores';

/** The stores of the live screen around a component; `details` on a match's own page. */
export type LiveStores = MatchStores & { details: DetailsStore | null };

export const LiveStoresContext = createContext<LiveStores | null>(null);

export function useLiveStores(): LiveStores {
  const stores = useContext(LiveStoresContext);
  if (!stores) throw new Error('a live part stands outside a live screen');
  return stores;
}

/** The matches of the list, in order of load. */
export function useMatchList(): Match[] {
  const { matches } = useLiveStores();
  const subscribe = useCallback((wake: () => void) => matches.subscribe('list', wake), [matches]);
  return useSyncExternalStore(subscribe, matches.list, matches.list);
}

/** A match without its prices' movements. */
export function useMatch(initial: Match): Match {
  const { matches } = useLiveStores();
  const { id } = initial;
  const subscribe = useCallback((wake: () => void) => matches.subscribe(id, wake), [matches, id]);
  const read = () => matches.match(id) ?? initial;
  return useSyncExternalStore(subscribe, read, read);
}

/** When a match's prices were last confirmed; null for a match that is not on screen. */
export function useConfirmation(id: string): Confirmation | null {
  const { confirmations } = useLiveStores();
  const subscribe = useCallback(
    (wake: () => void) => confirmations.subscribe(id, wake),
    [confirmations, id],
  );
  const read = () => confirmations.of(id);
  return useSyncExternalStore(subscribe, read, read);
}
