import { abbreviatedName } from '@/lib/domain/match/team-name';
import { InningsScores } from './innings-scores';
import { TeamBadge } from './team-badge';
import styles from './score-side.module.css';

type Props = { name: string; score: string | null; away?: boolean };

/** A side in the scoreboard: each of its innings has a line, the current one in large figures. */
export function ScoreSide({ name, score, away = false }: Props) {
  return (
    <div
      className={styles.side}
      data-away={away ? '' : undefined}
      data-idle={score ? undefined : ''}
    >
      <TeamBadge name={name} size={56} />
      <div className={styles.text}>
        <p className={styles.name}>
          <span>{name}</span>
          <abbr title={name}>{abbreviatedName(name)}</abbr>
        </p>
        <p className={styles.score}>
          <InningsScores score={score} />
        </p>
      </div>
    </div>
  );
}
