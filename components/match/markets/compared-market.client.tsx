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

const bestFirst = (prices: readonly BookmakerPrice[]): BookmakerPrice[] =>
  prices.toSorted((a, b) => rankOf(b) - rankOf(a));

const rankOf = ({ odds, state }: BookmakerPrice): number =>
  state === 'suspended' ? 0 : (odds?.decimal ?? 0);
