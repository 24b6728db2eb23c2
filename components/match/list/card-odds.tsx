import { MarketSelections } from '@/components/odds/market-selections';
import { useMarketFigures } from '@/components/odds/use-live-price';
import { PriceTimestamp } from '@/components/odds/price-timestamp.client';
import type { SelectionSide } from '@/lib/domain/match/list/card-market';
import { mainMarket } from '@/lib/domain/odds/market';
import type { Match } from '@/lib/domain/match/match';
import styles from './card-odds.module.css';

type Props = {
  match: Match;
  /** In a card that is a row on phones: as `MarketSelections` has it. */
  denseSides?: readonly SelectionSide[] | null | undefined;
};

/** The main market of a match on its card; nothing when it has no market. */
export function CardOdds({ match, denseSides }: Props) {
  const { id, markets, bookmakers, bookmakersCount } = match;
  const market = mainMarket(markets);
  // Known where the visitor's bookmakers are compared: then of those.
  const figures = useMarketFigures(id, market?.id ?? '');
  if (!market) return null;
  return (
    <div className={styles.odds} data-dense={denseSides !== undefined || undefined}>
      <MarketSelections
        matchId={id}
        market={market}
        bookmakers={bookmakers}
        variant="card"
        denseSides={denseSides}
      />
      <PriceTimestamp matchId={id} compared={figures?.comparable ?? bookmakersCount} isShort />
    </div>
  );
}
