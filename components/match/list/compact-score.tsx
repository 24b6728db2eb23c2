import { splitScore } from '@/lib/domain/scorecard/score';
import type { Match } from '@/lib/domain/match/match';
import { abbreviatedName } from '@/lib/domain/match/team-name';
import styles from './compact-score.module.css';
import { TeamBadge } from '@/components/match/team/team-badge';

type Props = { match: Match };

/**
 * The score in one line under the phone's bar, once the scoreboard has scrolled away. Hidden from
 * screen readers.
 */
export function CompactScore({ match: { teams, scores } }: Props) {
  return (
    <div className={`${styles.compact} on-pitch`} aria-hidden="true">
      {teams.map((team, side) => (
        <span key={side} className={styles.side}>
          <TeamBadge name={team.name} size={20} />
          {abbreviatedName(team.name)} <b>{splitScore(scores[side] ?? null).runs}</b>
        </span>
      ))}
    </div>
  );
}
