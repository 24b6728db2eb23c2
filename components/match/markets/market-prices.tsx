import { useState } from 'react';
import { MarketSelections } from '@/components/odds/market-selections';
import { useMarketFigures } from '@/components/odds/use-live-price';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import type { Market } from '@/lib/domain/odds/market';
import { CompareLink } from './compare-link';
import { MarketComparison } from './market-comparison';

type Props = {
  matchId: string;
  market: Market;
  /** The page of the market at every bookmaker, for browsers without scripts. */
  comparison: string;
  bookmakers: readonly ComparedBookmaker[];
  /** Whether all bookmakers are shown from the start. */
  isOpen: boolean;
};

/**
 * A market's best prices and, where several bookmakers quote it, a link to all prices, which scripts open
 * in place. They are not rendered before that: a page has hundreds of them.
 */
export function MarketPrices({ matchId, market, comparison, bookmakers, isOpen }: Props) {
  const [isComparing, setIsComparing] = useState(isOpen);
  const hasFigures = useMarketFigures(matchId, market.id) !== null;
  const canCompare = bookmakers.length > 1 && !market.withdrawn;

  if (canCompare && isComparing && hasFigures)
    return <MarketComparison matchId={matchId} market={market} bookmakers={bookmakers} />;
  return (
    <>
      <MarketSelections matchId={matchId} market={market} bookmakers={bookmakers} variant="rows" />
      {canCompare && (
        <CompareLink
          href={comparison}
          count={bookmakers.length}
          market={market.name}
          onClick={event => {
            event.preventDefault();
            setIsComparing(true);
          }}
        />
      )}
    </>
  );
}
