import type { MatchStatus } from '@/lib/domain/match/match';
import { InningsScores } from './innings-scores';
import { TeamBadge } from './team-badge';
import styles from './team-line.module.css';

type Props = {
  name: string;
  score: string | null;
  status: MatchStatus;
  /** 'small' in rows, 'card' in cards. */
  size?: 'small' | 'card';
  isWinner?: boolean;
};

export function TeamLine({ name, score, status, size = 'card', isWinner = false }: Props) {
  const hasScores = status !== 'upcoming';
  return (
    <span
      className={styles.team}
      data-size={size}
      data-winner={isWinner ? '' : undefined}
      data-idle={hasScores && score === null ? '' : undefined}
    >
      <TeamBadge name={name} size={size === 'card' ? 28 : 20} />
      <span className={styles.name}>{name}</span>
      {hasScores && (
        <span className={styles.score}>
          <InningsScores score={score} />
        </span>
      )}
    </span>
  );
}
