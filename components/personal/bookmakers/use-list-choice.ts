import { useEffect, useState } from 'react';
import { useLiveStores } from '@/components/live/live-stores';
import { runWhileVisible } from '@/lib/live/run-while-visible';
import { useConnection } from '@/lib/live/use-connection';
import { useComparedByChoice, useStoredBookmakers } from './chosen-bookmakers';
import { checkMs, createPriceRequests } from './price-requests';

/**
 * Shows the best prices of the visitor's bookmakers in the live list around the caller. They are fetched, since a list
 * is sent with the best price of all only. Returns whether they are known; null before the first response.
 */
export function useListChoice(): boolean | null {
  const { matches, prices } = useLiveStores();
  const [isKnown, setIsKnown] = useState<boolean | null>(null);
  const hasChoice = (useStoredBookmakers()?.length ?? 0) > 0;
  const isPaused = useConnection().pausedAt !== null;
  useComparedByChoice(isKnown === true);

  useEffect(() => {
    if (!hasChoice || isPaused) return;
    const request = createPriceRequests({ matches, prices, onKnown: setIsKnown });
    void request();
    return runWhileVisible(() => void request(), checkMs);
  }, [matches, prices, hasChoice, isPaused]);

  return isKnown;
}
