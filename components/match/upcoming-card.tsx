import { AppLink } from '@/components/ui/app-link';
import { LocalTime } from '@/components/ui/local-time.client';
import { MarketSelections } from '@/components/odds/market-selections';
import { PriceStamp } from '@/components/odds/price-stamp.client';
import { usePageView } from '@/components/ui/view-context.client';
import { mainMarket } from '@/lib/domain/market';
import type { Match } from '@/lib/domain/match';
import { matchPath } from '@/lib/domain/match-name';
import { showsPrices } from '@/lib/domain/view';
import { useMatch } from './live-stores';
import { ReplayNote } from './replay-note';
import { TeamLine } from './team-line';
import styles from './upcoming-card.module.css';

type Props = { match: Match };

export function UpcomingCard({ match: initial }: Props) {
  const match = useMatch(initial);
  const { policy } = usePageView();
  const market = showsPrices(policy) ? mainMarket(match.markets) : null;
  return (
    <article className={styles.card}>
      <p className={styles.when}>
        <span className={styles.tournament}>{match.tournament}</span>
        <b>
          <LocalTime seconds={match.startTime} />
        </b>
      </p>
      <AppLink className={styles.teams} href={matchPath(match)}>
        {match.teams.map((team, side) => (
          <TeamLine key={side} name={team.name} score={null} status="upcoming" />
        ))}
      </AppLink>
      {match.replay && <ReplayNote replay={match.replay} />}
      {market && (
        <div className={styles.odds}>
          <MarketSelections matchId={match.id} market={market} variant="card" />
          <PriceStamp matchId={match.id} />
        </div>
      )}
    </article>
  );
}
