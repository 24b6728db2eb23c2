import { Crest } from '@/components/match/crest';
import { useMatch } from '@/components/match/live-stores';
import { PriceStamp } from '@/components/odds/price-stamp.client';
import { Selection } from '@/components/odds/selection.client';
import { mainMarket } from '@/lib/domain/market';
import type { Match } from '@/lib/domain/match';
import styles from './outright-event.module.css';

type Props = { event: Match };

/** One question of a tournament and all who may be its answer. */
export function OutrightEvent({ event: initial }: Props) {
  const event = useMatch(initial);
  const market = mainMarket(event.markets);
  return (
    <section className={styles.event}>
      <header className={styles.head}>
        <Crest name={event.tournament} size={40} />
        <div>
          <h3>{questionOf(event)}</h3>
          <p>{event.tournament}</p>
        </div>
        {event.statusText && <p>{event.statusText}</p>}
        {market && <span className={styles.count}>+{market.selections.length}</span>}
      </header>
      {market ? (
        <div className={styles.selections}>
          {market.selections.map(selection => (
            <Selection
              key={selection.id}
              matchId={event.id}
              marketId={market.id}
              selection={selection}
            />
          ))}
        </div>
      ) : (
        <p className={styles.none}>Markets not available</p>
      )}
      {market && <PriceStamp matchId={event.id} />}
    </section>
  );
}

/** 'Winner' of 'Indian Premier League - Winner': the tournament stands beside it. */
function questionOf({ name, tournament }: Match): string {
  const prefix = `${tournament} - `;
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
