import { clubColours } from '@/lib/domain/match/club-colours';
import styles from './team-badge.module.css';

type Props = { name: string; letters: string; size: number };

/**
 * A club's initials in two of the palette's colours, which are derived from its name. Text and not an
 * image: a long list has hundreds.
 */
export const Monogram = ({ name, letters, size }: Props) => (
  <span
    className={styles.monogram}
    data-pair={clubColours(name)}
    data-letters={letters.length}
    data-size={size}
    aria-hidden="true"
  >
    {letters}
  </span>
);
