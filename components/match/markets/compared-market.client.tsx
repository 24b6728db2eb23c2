'use client';

import { QuotedPrice } from '@/components/odds/quoted-price';
import type { BookmakerPrice, Market } from '@/lib/domain/odds/market';
import type { Match } from '@/lib/domain/match/match';
import styles from './compared-market.module.css';

type Props = { match: Pick<Match, 'id' | 'bookmakers'>; market: Market };

/** Every bookmaker's price of a market as it was when the page was rendered, best first. */
export function ComparedMarket({ match: { id, bookmakers = [] }, market }: Props) {
  const titleOf = (slug: string) =>
    bookmakers.find(bookmaker => bookmaker.slug === slug)?.title ?? slug;
  return (
    <div className={styles.selections}>
      {market.selections.map(selection => (
        <section key={selection.id} className={styles.selection}>
          <h2>{selection.name}</h2>
          <ul>
            {bestFirst(selection.prices ?? []).map(price => (
              <li key={price.bookmaker}>
                <QuotedPrice
                  matchId={id}
                  market={market}
                  selection={selection}
                  price={price}
                  bookmakers={bookmakers}
                  label={titleOf(price.bookmaker)}
                  about={`${selection.name}, ${market.name}`}
                />
              </li>
            ))}
          </ul>
          {!selection.prices?.length && <p>Suspended</p>}
        </section>
      ))}
    </div>
  );
}

/** Eligible prices by their odds, then the others, then suspended prices. */
const bestFirst = (prices: readonly BookmakerPrice[]): BookmakerPrice[] =>
  prices.toSorted((a, b) => groupOf(b) - groupOf(a) || oddsOf(b) - oddsOf(a));

const groupOf = ({ state }: BookmakerPrice): number =>
  state === 'suspended' ? 0 : state === 'eligible' ? 2 : 1;

const oddsOf = ({ odds }: BookmakerPrice): number => odds?.decimal ?? 0;
