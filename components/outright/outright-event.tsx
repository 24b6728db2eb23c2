import { useState } from 'react';
import { AppLink } from '@/components/link/app-link';
import { CompareLink } from '@/components/match/markets/compare-link';
import { TeamBadge } from '@/components/match/team/team-badge';
import { useMatch } from '@/components/live/live-stores';
import { useMarketFigures } from '@/components/odds/use-live-price';
import { bestBookmakerText } from '@/components/odds/best-bookmaker-text';
import { PriceTimestamp } from '@/components/odds/price-timestamp.client';
import { Selection } from '@/components/odds/selection.client';
import { commonBookmaker } from '@/lib/domain/odds/comparison/common-bookmaker';
import { mainMarket } from '@/lib/domain/odds/market';
import type { Market, Selection as MarketSelection } from '@/lib/domain/odds/market';
import type { Match } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import styles from './outright-event.module.css';

type Props = { event: Match };

/** An outright market, such as a tournament's winner, with its selections and a link to its page. */
export function OutrightEvent({ event: initial }: Props) {
  const event = useMatch(initial);
  const market = mainMarket(event.markets);
  const figures = useMarketFigures(event.id, market?.id ?? '');
  const [{ ranks, common }] = useState(() => atLoad(mainMarket(initial.markets)));
  const commonText = common === null ? '' : bestBookmakerText([common], event.bookmakers);
  return (
    <section className={styles.event}>
      <header className={styles.head}>
        <TeamBadge name={event.tournament} size={40} />
        <div>
          <h3>
            <AppLink className={styles.title} href={matchPath(event)}>
              {questionOf(event)}
            </AppLink>
          </h3>
          <p>{event.tournament}</p>
        </div>
        {event.statusText && <p>{event.statusText}</p>}
        {market && <span className={styles.count}>+{market.selections.length}</span>}
      </header>
      {market && commonText && (
        <p className={styles.common}>
          {`Best at ${commonText}${commonText.includes(',') ? ',' : ''} unless named.`}
        </p>
      )}
      {market ? (
        <div className={styles.selections}>
          {inOrder(market.selections, ranks).map(selection => (
            <Selection
              key={selection.id}
              matchId={event.id}
              market={market}
              selection={selection}
              bookmakers={event.bookmakers}
              namedOnce={common}
            />
          ))}
        </div>
      ) : (
        <p className={styles.none}>Markets not available</p>
      )}
      {market && (
        <div className={styles.foot}>
          <PriceTimestamp
            matchId={event.id}
            compared={figures?.comparable ?? event.bookmakersCount}
          />
          {event.bookmakersCount > 1 && (
            <CompareLink
              href={matchPath(event)}
              count={event.bookmakersCount}
              market={`${questionOf(event)}, ${event.tournament}`}
            />
          )}
        </div>
      )}
    </section>
  );
}

/** Returns 'Winner' for 'Indian Premier League - Winner': the tournament is shown separately. */
function questionOf({ name, tournament }: Match): string {
  const prefix = `${tournament} - `;
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

/** What must not change under the finger: the order of the selections, and the bookmaker that is named once. */
const atLoad = (market: Market | null) => ({
  ranks: ranksByOdds(market),
  common: commonBookmaker(market?.selections ?? []),
});

/** The place of each selection by its odds, the favourite first. */
function ranksByOdds(market: Market | null): ReadonlyMap<string, number> {
  const byOdds = (market?.selections ?? []).toSorted(
    (a, b) => (a.odds?.decimal ?? Infinity) - (b.odds?.decimal ?? Infinity),
  );
  return new Map(byOdds.map(({ id }, rank) => [id, rank]));
}

const inOrder = (selections: readonly MarketSelection[], ranks: ReadonlyMap<string, number>) =>
  selections.toSorted((a, b) => (ranks.get(a.id) ?? Infinity) - (ranks.get(b.id) ?? Infinity));
