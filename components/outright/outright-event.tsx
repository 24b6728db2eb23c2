import { useState } from 'react';
import { TeamBadge } from '@/components/match/team/team-badge';
import { useMatch } from '@/components/live/live-stores';
import { useMarketFigures } from '@/components/odds/use-live-price';
import { PriceTimestamp } from '@/components/odds/price-timestamp.client';
import { Selection } from '@/components/odds/selection.client';
import { mainMarket } from '@/lib/domain/odds/market';
import type { Market, Selection as MarketSelection } from '@/lib/domain/odds/market';
import type { Match } from '@/lib/domain/match/match';
import styles from './outright-event.module.css';

type Props = { event: Match };

/** An outright market, such as a tournament's winner, with its selections. */
export function OutrightEvent({ event: initial }: Props) {
  const event = useMatch(initial);
  const market = mainMarket(event.markets);
  const figures = useMarketFigures(event.id, market?.id ?? '');
  const [ranks] = useState(() => ranksByOdds(mainMarket(initial.markets)));
  return (
    <section className={styles.event}>
      <header className={styles.head}>
        <TeamBadge name={event.tournament} size={40} />
        <div>
          <h3>{questionOf(event)}</h3>
          <p>{event.tournament}</p>
        </div>
        {event.statusText && <p>{event.statusText}</p>}
        {market && <span className={styles.count}>+{market.selections.length}</span>}
      </header>
      {market ? (
        <div className={styles.selections}>
          {inOrder(market.selections, ranks).map(selection => (
            <Selection
              key={selection.id}
              matchId={event.id}
              market={market}
              selection={selection}
              bookmakers={event.bookmakers}
            />
          ))}
        </div>
      ) : (
        <p className={styles.none}>Markets not available</p>
      )}
      {market && (
        <PriceTimestamp
          matchId={event.id}
          compared={figures?.comparable ?? event.bookmakersCount}
        />
      )}
    </section>
  );
}

/** Returns 'Winner' for 'Indian Premier League - Winner': the tournament is shown separately. */
function questionOf({ name, tournament }: Match): string {
  const prefix = `${tournament} - `;
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

/**
 * The place of each selection by its odds at load, the favourite first. A selection that moved later
 * would be another one under the finger.
 */
function ranksByOdds(market: Market | null): ReadonlyMap<string, number> {
  const byOdds = (market?.selections ?? []).toSorted(
    (a, b) => (a.odds?.decimal ?? Infinity) - (b.odds?.decimal ?? Infinity),
  );
  return new Map(byOdds.map(({ id }, rank) => [id, rank]));
}

const inOrder = (selections: readonly MarketSelection[], ranks: ReadonlyMap<string, number>) =>
  selections.toSorted((a, b) => (ranks.get(a.id) ?? Infinity) - (ranks.get(b.id) ?? Infinity));
