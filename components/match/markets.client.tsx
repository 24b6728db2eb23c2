'use client';

import { useState } from 'react';
import { Disclosure } from '@/components/odds/disclosure';
import { MarketSelections } from '@/components/odds/market-selections';
import { PriceStamp } from '@/components/odds/price-stamp.client';
import { Panel } from '@/components/ui/panel';
import { usePageView } from '@/components/ui/view-context.client';
import type { Market } from '@/lib/domain/market';
import type { Match } from '@/lib/domain/match';
import { showsPrices } from '@/lib/domain/view';
import { useMatch } from './live-stores';
import styles from './markets.module.css';
import { NoMarkets } from './no-markets';
import { useWithdrawnMarkets } from './use-withdrawn-markets';
import { WithdrawnMarkets } from './withdrawn-markets';

type Props = { match: Match };

/** The first markets stand open; several may be open at once. */
const openMarkets = 11;

export function Markets({ match: initial }: Props) {
  const match = useMatch(initial);
  const { policy } = usePageView();
  const isOpen = useFirstPlace(match.markets);
  const { list, onTouch, placed, away } = useWithdrawnMarkets(match.markets);

  if (!showsPrices(policy)) return null;
  if (match.markets.length === 0) return <NoMarkets />;
  return (
    <div ref={list} className={styles.markets} onClickCapture={onTouch} onFocus={onTouch}>
      <PriceStamp matchId={match.id} />
      {placed.map(market => (
        <div
          key={market.id}
          data-market={market.id}
          data-withdrawn={market.withdrawn ? '' : undefined}
        >
          <Panel
            headingLevel="h2"
            title={market.name}
            note={market.selections.length}
            open={isOpen(market.id)}
          >
            <div className={styles.body}>
              <MarketSelections matchId={match.id} market={market} variant="rows" />
            </div>
          </Panel>
        </div>
      ))}
      {away.length > 0 && <WithdrawnMarkets markets={away} />}
      <Disclosure />
    </div>
  );
}

/** A market opens or not by where it first stood: when others come and go it does not fold by itself. */
function useFirstPlace(markets: Market[]): (id: string) => boolean {
  const [places] = useState(() => new Map<string, number>());
  markets
    .filter(market => !market.withdrawn)
    .forEach((market, at) => {
      if (!places.has(market.id)) places.set(market.id, at);
    });
  return id => (places.get(id) ?? 0) < openMarkets;
}
