import { leagueItem } from '@/components/personal/follow/follow-items';
import { FollowStar } from '@/components/personal/follow/follow-star.client';
import { Icon } from '@/components/icon/icon';
import { AppLink } from '@/components/link/app-link';
import type { ListedLeague } from '@/lib/domain/match/listed-leagues';
import { listPath, type MatchFilter } from '@/lib/domain/match/match-filter';
import { LeagueLabel } from '@/components/match/team/league-label';
import styles from './league-menu.module.css';

type Props = { leagues: ListedLeague[]; current: string; filter: MatchFilter };

/** The leagues as a side list, on wide screens. */
export function LeagueMenu({ leagues, current, filter }: Props) {
  return (
    <nav className={styles.menu} aria-labelledby="leagues">
      <h2 className={styles.title} id="leagues">
        Leagues
      </h2>
      <AppLink
        className={styles.league}
        href={listPath('all', filter)}
        aria-current={current === 'all' ? 'page' : undefined}
      >
        <Icon icon="layers" />
        All Leagues
      </AppLink>
      {leagues.map(league => (
        <div key={league.slug} className={styles.row}>
          <AppLink
            className={styles.league}
            href={listPath(league.slug, filter)}
            aria-current={current === league.slug ? 'page' : undefined}
          >
            <LeagueLabel league={league} size={20} />
          </AppLink>
          <FollowStar item={leagueItem(league)} />
        </div>
      ))}
    </nav>
  );
}
