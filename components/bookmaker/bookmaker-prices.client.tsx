'use client';

import { AppLink } from '@/components/link/app-link';
import { ReplayNote } from '@/components/match/team/replay-note';
import { QuotedPrice } from '@/components/odds/quoted-price';
import { LiveDot } from '@/components/ui/live-dot';
import { StartTime } from '@/components/match/team/start-time';
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
                    <QuotedPrice
                      key={selection.id}
                      matchId={match.id}
                      market={market}
                      selection={selection}
                      price={price}
                      bookmakers={match.bookmakers ?? []}
                      label={selection.name}
                      about={`${market.name}, ${name}, ${title}`}
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
