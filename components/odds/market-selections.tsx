import type { Market } from '@/lib/domain/market';
import { selectionLayout } from '@/lib/domain/market';
import styles from './market-selections.module.css';
import { Selection } from './selection.client';

type Props = {
  matchId: string;
  market: Market;
  /** 'card': compact plates that stack in narrow cards; 'rows': names may wrap, 'Bet now' spelt out. */
  variant: 'card' | 'rows';
};

export function MarketSelections({ matchId, market, variant }: Props) {
  const layout = variant === 'rows' ? 'rows' : selectionLayout(market.selections.length);
  return (
    <div className={styles.selections} data-layout={layout}>
      {market.selections.map(selection => (
        <Selection
          key={selection.id}
          matchId={matchId}
          marketId={market.id}
          selection={selection}
          showsBetNow={variant === 'rows'}
        />
      ))}
    </div>
  );
}
