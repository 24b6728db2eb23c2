import { clubColours } from '@/lib/domain/match/club-colours';
import styles from './team-badge.module.css';

type Props = { name: string; letters: string; size: number };

const letterSizes = [15, 15, 13, 11];

/** A club's initials in two of the palette's colours, which are derived from its name. */
export function Monogram({ name, letters, size }: Props) {
  const letterSize = letterSizes[letters.length] ?? 11;

  return (
    <svg
      className={styles.crest}
      data-pair={clubColours(name)}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      <rect className={styles.ground} width="32" height="32" />
      <path className={styles.shade} d="M32 0v32H0z" />
      <text className={styles.letters} x="16" y={16 + letterSize * 0.36} fontSize={letterSize}>
        {letters}
      </text>
    </svg>
  );
}
