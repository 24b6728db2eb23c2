import { abbreviatedName } from '@/lib/domain/match/team-name';
import { splitScore } from '@/lib/domain/scorecard/score';
import { TeamBadge } from './team-badge';
import styles from './score-side.module.css';

type Props = { name: string; score: string | null; away?: boolean };

export function ScoreSide({ name, score, away = false }: Props) {
  const { runs, overs } = splitScore(score);
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
          <span className={styles.runs}>{runs}</span>
          {overs && <small>{overs} ov</small>}
        </p>
      </div>
    </div>
  );
}
