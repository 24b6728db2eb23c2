import type { Match } from '@/lib/domain/match/match';
import type { Market } from '@/lib/domain/odds/market';
import type { SelectionSide } from '@/lib/domain/match/list/card-market';
import { selectionLayout } from '@/lib/domain/odds/market';
import styles from './market-selections.module.css';
import { Selection } from './selection.client';

type Props = {
  matchId: string;
  market: Market;
  bookmakers?: Match['bookmakers'];
  /** 'card': compact prices that stack in narrow cards; 'rows': names wrap, 'Bet now' is shown. */
  variant: 'card' | 'rows';
  /**
   * Makes it dense on phones. With the side of each selection its price is in the line of a team, and
   * its name is not repeated; null where the selections are not the teams.
   */
  denseSides?: readonly SelectionSide[] | null | undefined;
};

/** A longer name above a price would be higher than the rest of a card. */
const longestTileName = 40;

export function MarketSelections({ matchId, market, bookmakers, variant, denseSides }: Props) {
  const areLong = market.selections.some(({ name }) => name.length > longestTileName);
  const isInRows = variant === 'rows' || areLong;
  const layout = isInRows ? 'rows' : selectionLayout(market.selections.length);
  return (
    <div
      className={styles.selections}
      data-layout={layout}
      data-dense={denseSides === undefined ? undefined : denseSides ? 'lines' : 'below'}
      data-thirds={market.selections.length === 3 || undefined}
    >
      {market.selections.map((selection, index) => (
        <Selection
          key={selection.id}
          matchId={matchId}
          market={market}
          selection={selection}
          bookmakers={bookmakers}
          showsBetNow={variant === 'rows'}
          side={denseSides?.[index]}
        />
      ))}
    </div>
  );
}
