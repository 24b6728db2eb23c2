import { leagueItem } from '@/components/personal/follow/follow-items';
import { FollowStar } from '@/components/personal/follow/follow-star.client';
import { AppLink } from '@/components/link/app-link';
import { LeagueLabel } from '@/components/match/team/league-label';
import type { ListedLeague } from '@/lib/domain/match/list/listed-leagues';
import { seriesPath } from '@/lib/domain/series/series';
import styles from './series-list.module.css';

type Props = { leagues: ListedLeague[] };

/** The series that have matches, each with a link to its page and a star. */
export function SeriesList({ leagues }: Props) {
  return (
    <ul className={styles.list}>
      {leagues.map(league => (
        <li key={league.slug} className={styles.series}>
          <AppLink className={styles.link} href={seriesPath(league.slug)}>
            <LeagueLabel league={league} size={28} />
          </AppLink>
          <FollowStar item={leagueItem(league)} />
        </li>
      ))}
    </ul>
  );
}
