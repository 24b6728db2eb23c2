import type { Match, MatchStatus } from '@/lib/domain/match/match';
import { InningsScores } from './innings-scores';
import { SideBadge } from './side-badge';
import styles from './team-line.module.css';

type Props = {
  teams: Match['teams'];
  /** Its index in `teams`. */
  side: 0 | 1;
  score: string | null;
  status: MatchStatus;
  /** 'small' in rows, 'card' in cards. */
  size?: 'small' | 'card';
  isWinner?: boolean;
};

export function TeamLine({ teams, side, score, status, size = 'card', isWinner = false }: Props) {
  const hasScores = status !== 'upcoming';
  return (
    <span
      className={styles.team}
      data-size={size}
      data-winner={isWinner ? '' : undefined}
      data-idle={hasScores && score === null ? '' : undefined}
    >
      <SideBadge teams={teams} side={side} size={size === 'card' ? 28 : 20} />
      <span className={styles.name}>{teams[side].name}</span>
      {hasScores && (
        <span className={styles.score}>
          <InningsScores score={score} />
        </span>
      )}
    </span>
  );
}
