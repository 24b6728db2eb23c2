import { memo } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { LiveDot } from '@/components/ui/live-dot';
import { LocalTime } from '@/components/ui/local-time.client';
import { MarketSelections } from '@/components/odds/market-selections';
import { PriceStamp } from '@/components/odds/price-stamp.client';
import { cardPicture } from '@/lib/domain/card-picture';
import { mainMarket } from '@/lib/domain/market';
import type { Match } from '@/lib/domain/match';
import { matchPath } from '@/lib/domain/match-name';
import { showsPrices } from '@/lib/domain/view';
import { usePageView } from '@/components/ui/view-context.client';
import { useMatch } from './live-stores';
import styles from './match-card.module.css';
import { ReplayNote } from './replay-note';
import { TeamLine } from './team-line';

type Props = {
  match: Match;
  /** 'wide' has its picture at the side where there is room, 'tall' always on top. */
  look?: 'wide' | 'tall';
  /** What a visitor sees first is fetched and laid out at once, everything else as it nears. */
  eager?: boolean;
};

/** A match in a list: the card leads to its page, each price to where it is offered. */
export const MatchCard = memo(function MatchCard({
  match: initial,
  look = 'wide',
  eager = false,
}: Props) {
  const match = useMatch(initial);
  const { policy, imageHosts } = usePageView();
  const { teams, scores, status, marketsCount } = match;
  const market = showsPrices(policy) ? mainMarket(match.markets) : null;
  const more = market ? marketsCount - 1 : 0;

  return (
    <article className={styles.card} data-look={look} data-eager={eager || undefined}>
      <div className={styles.picture}>
        <img
          {...cardPicture(match, imageHosts)}
          className="mown"
          width={640}
          height={360}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
        />
      </div>
      <div className={styles.body}>
        <div className={styles.status}>
          {status === 'live' ? (
            <LiveDot key={match.inplayTime}>{match.inplayTime || 'Live'}</LiveDot>
          ) : (
            <b>
              <LocalTime seconds={match.startTime} />
            </b>
          )}
          {more > 0 && <span className={styles.more}>{`+${more} markets`}</span>}
        </div>
        <AppLink className={styles.teams} href={matchPath(match)}>
          {teams.map((team, side) => (
            <TeamLine key={side} name={team.name} score={scores[side] ?? null} status={status} />
          ))}
        </AppLink>
        <p className={styles.situation}>
          <span className={styles.words}>{match.statusText}</span>
          {match.replay && <ReplayNote replay={match.replay} />}
        </p>
        {market && (
          <div className={styles.odds}>
            <MarketSelections matchId={match.id} market={market} variant="card" />
            <PriceStamp matchId={match.id} />
          </div>
        )}
      </div>
    </article>
  );
});
