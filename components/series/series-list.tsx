import { leagueItem } from '@/components/personal/follow/follow-items';
import { FollowStar } from '@/components/personal/follow/follow-star.client';
import { AppLink } from '@/components/link/app-link';
import { TeamBadge } from '@/components/match/team/team-badge';
import { LiveDot } from '@/components/ui/live-dot';
import type { ListedLeague } from '@/lib/domain/match/listed-leagues';
import { seriesPath } from '@/lib/domain/series/series';
import styles from './series-list.module.css';

type Props = { leagues: ListedLeague[] };

/** The series that have matches, each with a link to its page and a star. */
export function SeriesList({ leagues }: Props) {
  return (
    <ul className={styles.list}>
      {leagues.map(({ slug, name, liveCount }) => (
        <li key={slug} className={styles.series}>
          <AppLink className={styles.link} href={seriesPath(slug)}>
            <TeamBadge name={name} size={28} />
            <span className={styles.name}>{name}</span>
            {liveCount > 0 && (
              <span className={styles.live}>
                <LiveDot>{`${liveCount} live`}</LiveDot>
              </span>
            )}
          </AppLink>
          <FollowStar item={leagueItem({ slug, name })} />
        </li>
      ))}
    </ul>
  );
}
