import { useCallback, useSyncExternalStore } from 'react';
import type { Commentary, DetailsStore } from '@/lib/live/details-store';
import type { OddsHistory } from '@/lib/contract/event';
import type { Scorecard } from '@/lib/domain/scorecard';
import { useLiveStores } from './live-stores';

export function useDetails(): DetailsStore {
  const { details } = useLiveStores();
  if (!details) throw new Error('a part of the match page stands on a list');
  return details;
}

/** The scorecard as it stands; null when the host has none. */
export function useScorecard(): Scorecard | null {
  const details = useDetails();
  const subscribe = useCallback(
    (wake: () => void) => details.subscribe('scorecard', wake),
    [details],
  );
  return useSyncExternalStore(subscribe, details.scorecard, details.scorecard);
}

/** The comments as they stand, and which of them came just now. */
export function useCommentary(): Commentary {
  const details = useDetails();
  const subscribe = useCallback(
    (wake: () => void) => details.subscribe('commentary', wake),
    [details],
  );
  return useSyncExternalStore(subscribe, details.commentary, details.commentary);
}

/** How the odds of the first market went, as far as it is known. */
export function useOddsHistory(): OddsHistory | null {
  const details = useDetails();
  const subscribe = useCallback((wake: () => void) => details.subscribe('odds', wake), [details]);
  return useSyncExternalStore(subscribe, details.oddsHistory, details.oddsHistory);
}
