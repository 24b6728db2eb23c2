import { useState, type MouseEvent } from 'react';
import { BookmakerTable } from '@/components/match/comparison/bookmaker-table';
import { isGrid } from '@/components/match/comparison/is-grid';
import { MarketGrid } from '@/components/match/comparison/market-grid';
import { MarketSheet } from '@/components/match/comparison/market-sheet';
import { MarketSelections } from '@/components/odds/market-selections';
import { useMarketFigures } from '@/components/odds/use-live-price';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import type { Market } from '@/lib/domain/odds/market';
import { CompareLink } from './compare-link';
import { ComparisonNote } from './comparison-note';
import styles from './market-prices.module.css';

type Props = {
  matchId: string;
  market: Market;
  /** The page of the market at every bookmaker, for browsers without scripts. */
  comparison: string;
  bookmakers: readonly ComparedBookmaker[];
  /** Whether all bookmakers are shown from the start, where the screen has room for them. */
  isOpen: boolean;
  /** Whether it is the market of this page. */
  isOnly: boolean;
};

/** Narrower panels have no room for a table between other markets. */
const tableWidth = 520;

/**
 * A market's best prices and, where several bookmakers quote it, a link to all prices, which scripts open
 * in place, or over the page of a phone. They are not rendered before that: a page has hundreds of them.
 */
export function MarketPrices(props: Props) {
  const { matchId, market, comparison, bookmakers, isOpen, isOnly } = props;
  const [shown, setShown] = useState<'table' | 'sheet' | null>(isOpen ? 'table' : null);
  const figures = useMarketFigures(matchId, market.id);
  const canCompare = bookmakers.length > 1 && !market.withdrawn;

  function open(event: MouseEvent): void {
    event.preventDefault();
    const panel = event.currentTarget.closest('[data-market]');
    setShown((panel?.clientWidth ?? tableWidth) < tableWidth ? 'sheet' : 'table');
  }

  const table = { matchId, market, bookmakers };
  const hasTable = canCompare && figures !== null && shown === 'table';
  return (
    <>
      <MarketSelections matchId={matchId} market={market} bookmakers={bookmakers} variant="rows" />
      {canCompare && <ComparisonNote figures={figures} market={market} bookmakers={bookmakers} />}
      {canCompare && !isOnly && (
        <div className={styles.link} data-open={hasTable ? '' : undefined}>
          <CompareLink
            href={comparison}
            count={figures?.comparable || bookmakers.length}
            market={market.name}
            onClick={open}
          />
        </div>
      )}
      {hasTable && (
        <div className={styles.table} data-only={isOnly ? '' : undefined}>
          {isGrid(market) ? (
            <MarketGrid {...table} />
          ) : (
            <BookmakerTable
              {...table}
              selections={market.selections}
              href={isOnly ? null : comparison}
            />
          )}
        </div>
      )}
      {shown === 'sheet' && canCompare && figures !== null && (
        <MarketSheet {...table} href={comparison} onClose={() => setShown(null)} />
      )}
    </>
  );
}
