import { useCallback, useSyncExternalStore } from 'react';
import type { Commentary, DetailsStore } from '@/lib/live/details-store';
import type { OddsHistory } from '@/lib/contract/event';
import type { Scorecard } from '@/lib/domain/scorecard/scorecard';
import { useLiveStores } from './live-stores';

export function useDetails(): DetailsStore {
  const { details } = useLiveStores();
  if (!details) throw new Error('this component needs the details of a match page');
  return details;
}

/** The current scorecard; null when the host has none. */
export function useScorecard(): Scorecard | null {
  const details = useDetails();
  const subscribe = useCallback(
    (listener: () => void) => details.subscribe('scorecard', listener),
    [details],
  );
  return useSyncExternalStore(subscribe, details.scorecard, details.scorecard);
}

/** The current comments, and which of them are new. */
export function useCommentary(): Commentary {
  const details = useDetails();
  const subscribe = useCallback(
    (listener: () => void) => details.subscribe('commentary', listener),
    [details],
  );
  return useSyncExternalStore(subscribe, details.commentary, details.commentary);
}

/** The odds history of the first market; null when it is not known. */
export function useOddsHistory(): OddsHistory | null {
  const details = useDetails();
  const subscribe = useCallback(
    (listener: () => void) => details.subscribe('odds', listener),
    [details],
  );
  return useSyncExternalStore(subscribe, details.oddsHistory, details.oddsHistory);
}
