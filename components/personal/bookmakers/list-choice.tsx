import { useEffect, useState } from 'react';
import { useLiveStores } from '@/components/live/live-stores';
import { runWhileVisible } from '@/lib/live/run-while-visible';
import { useConnection } from '@/lib/live/use-connection';
import { useComparedByChoice, useStoredBookmakers } from './chosen-bookmakers';
import { ChosenLine, yours } from './chosen-line';
import { checkMs, createPriceRequests } from './price-requests';

/** The prices of a list by the visitor's choice: fetched, since lists have the best price of all only. */
export function ListChoice() {
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

  return (
    <ChosenLine
      textOf={({ length }) => {
        if (length === 0) return 'None chosen: best of all bookmakers.';
        if (isKnown === null) return `Comparing ${yours(length)}…`;
        return !isKnown
          ? `Best of all here; pages of matches have ${yours(length)}.`
          : `Best of ${yours(length)}.`;
      }}
    />
  );
}
