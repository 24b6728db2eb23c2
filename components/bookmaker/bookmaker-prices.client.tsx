'use client';

import { AppLink } from '@/components/link/app-link';
import { ReplayNote } from '@/components/match/team/replay-note';
import { BookmakerPrice, type ShownPrice } from '@/components/odds/bookmaker-price';
import { LiveDot } from '@/components/ui/live-dot';
import { StartTime } from '@/components/match/team/start-time';
import { isLinked } from '@/lib/domain/odds/comparison/linked-bookmaker';
import type { BookmakerPrice as Price } from '@/lib/domain/odds/market';
import { isBettable } from '@/lib/domain/odds/odds';
import { ageText } from '@/lib/domain/odds/price-reason';
import { markOf } from '@/lib/live/prices/price-mark';
import type { Match } from '@/lib/domain/match/match';
import { matchPath } from '@/lib/domain/match/match-name';
import styles from './bookmaker-prices.module.css';

type Props = { matches: Match[]; title: string };

/** A bookmaker's prices of open matches as they were when the page was rendered, the best ones marked. */
export function BookmakerPrices({ matches, title }: Props) {
  return (
    <ul className={styles.matches}>
      {matches.map(match => {
        const [first, second] = match.teams;
        const name = `${first.name} v ${second.name}`;
        return (
          <li key={match.id} className={styles.match}>
            <h2>
              <AppLink href={matchPath(match)}>{name}</AppLink>
            </h2>
            <p className={styles.when}>
              {match.status === 'live' ? (
                <LiveDot>{match.inplayTime || 'Live'}</LiveDot>
              ) : (
                <StartTime match={match} />
              )}
              <span>{match.tournament}</span>
              {match.replay && <ReplayNote replay={match.replay} />}
            </p>
            {match.markets.map(market => (
              <div key={market.id} className={styles.prices}>
                {market.selections.flatMap(selection =>
                  (selection.prices ?? []).map(price => (
                    <BookmakerPrice
                      key={selection.id}
                      matchId={match.id}
                      market={market}
                      selection={selection}
                      bookmaker={{
                        slug: price.bookmaker,
                        title,
                        commission: commissionOf(match, price),
                      }}
                      price={toShown(price, match)}
                      label={selection.name}
                      match={name}
                    />
                  )),
                )}
              </div>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

const commissionOf = ({ bookmakers = [] }: Match, { bookmaker }: Price): number =>
  bookmakers.find(({ slug }) => slug === bookmaker)?.commission ?? 0;

function toShown(price: Price, { bookmakers }: Match): ShownPrice {
  const { bookmaker, odds, quoted, state, age } = price;
  return {
    odds: state === 'suspended' || !odds || !isBettable(odds) ? null : odds,
    quoted,
    mark: markOf(price),
    age: age === undefined ? '' : ageText(age),
    isLinked: state !== 'stale' && isLinked(bookmaker, bookmakers),
  };
}
