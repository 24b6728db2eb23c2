import { splitScore } from '@/lib/domain/score';
import type { Match } from '@/lib/domain/match';
import { abbreviatedName } from '@/lib/domain/team-name';
import styles from './compact-score.module.css';
import { Crest } from './crest';

type Props = { match: Match };

/** The score in one line under the phone's bar, once the scoreboard has scrolled away. A repetition. */
export function CompactScore({ match: { teams, scores } }: Props) {
  return (
    <div className={`${styles.compact} on-pitch`} aria-hidden="true">
      {teams.map((team, side) => (
        <span key={side} className={styles.side}>
          <Crest name={team.name} size={20} />
          {abbreviatedName(team.name)} <b>{splitScore(scores[side] ?? null).runs}</b>
        </span>
      ))}
    </div>
  );
}
