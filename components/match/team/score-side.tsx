import type { ReactNode } from 'react';
import { InningsScores } from './innings-scores';
import styles from './score-side.module.css';

type Props = {
  badge: ReactNode;
  name: string;
  score: string | null;
  away?: boolean;
};

/** A side in the scoreboard with a line for each of its innings, the current innings in large figures. */
export function ScoreSide({ badge, name, score, away = false }: Props) {
  return (
    <div
      className={styles.side}
      data-away={away ? '' : undefined}
      data-idle={score ? undefined : ''}
    >
      {badge}
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.score}>
          <InningsScores score={score} />
        </p>
      </div>
    </div>
  );
}
