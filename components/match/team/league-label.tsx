import { TeamBadge } from './team-badge';
import { LiveDot } from '@/components/ui/live-dot';
import type { ListedLeague } from '@/lib/domain/match/list/listed-leagues';
import styles from './league-label.module.css';

type Props = {
  league: ListedLeague;
  /** The width of the badge in px. */
  size: 20 | 28;
};

/** A league in a list: its badge, its name and how many of its matches are live. */
export function LeagueLabel({ league: { name, liveCount }, size }: Props) {
  return (
    <>
      <TeamBadge name={name} size={size} />
      <span className={styles.label}>
        <span className={styles.name}>{name}</span>
        {liveCount > 0 && (
          <span className={styles.live}>
            <LiveDot>{`${liveCount} live`}</LiveDot>
          </span>
        )}
      </span>
    </>
  );
}
