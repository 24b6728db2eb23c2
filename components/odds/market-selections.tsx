import type { Match } from '@/lib/domain/match/match';
import type { Market } from '@/lib/domain/odds/market';
import { selectionLayout } from '@/lib/domain/odds/market';
import styles from './market-selections.module.css';
import { Selection } from './selection.client';

type Props = {
  matchId: string;
  market: Market;
  bookmakers?: Match['bookmakers'];
  /** 'card': compact prices that stack in narrow cards; 'rows': names wrap, 'Bet now' is shown. */
  variant: 'card' | 'rows';
};

export function MarketSelections({ matchId, market, bookmakers, variant }: Props) {
  const layout = variant === 'rows' ? 'rows' : selectionLayout(market.selections.length);
  return (
    <div
      className={styles.selections}
      data-layout={layout}
      data-thirds={market.selections.length === 3 || undefined}
    >
      {market.selections.map(selection => (
        <Selection
          key={selection.id}
          matchId={matchId}
          market={market}
          selection={selection}
          bookmakers={bookmakers}
          showsBetNow={variant === 'rows'}
        />
      ))}
    </div>
  );
}
