import { useState } from 'react';
import { MarketSelections } from '@/components/odds/market-selections';
import { useMarketFigures } from '@/components/odds/use-live-price';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison';
import type { Market } from '@/lib/domain/odds/market';
import { MarketComparison } from './market-comparison';
import styles from './market-prices.module.css';

type Props = {
  matchId: string;
  market: Market;
  bookmakers: readonly ComparedBookmaker[];
  /** Whether all bookmakers are shown at first. */
  isOpen: boolean;
};

/**
 * A market's best prices, and a button to all bookmakers' prices where more than one quotes it. The
 * others are not rendered before that: a page has hundreds of them.
 */
export function MarketPrices({ matchId, market, bookmakers, isOpen }: Props) {
  const [isComparing, setIsComparing] = useState(isOpen);
  const hasFigures = useMarketFigures(matchId, market.id) !== null;
  const canCompare = bookmakers.length > 1 && !market.withdrawn;

  const compareText = `Compare ${bookmakers.length} bookmakers`;

  if (canCompare && isComparing && hasFigures)
    return <MarketComparison matchId={matchId} market={market} bookmakers={bookmakers} />;
  return (
    <>
      <MarketSelections matchId={matchId} market={market} bookmakers={bookmakers} variant="rows" />
      {canCompare && (
        <button
          type="button"
          className={styles.compare}
          aria-label={`${compareText} for ${market.name}`}
          onClick={() => setIsComparing(true)}
        >
          {compareText}
        </button>
      )}
    </>
  );
}
