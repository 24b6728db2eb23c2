import { crestPair } from '@/lib/domain/crest-pair';
import styles from './crest.module.css';

type Props = { name: string; letters: string; size: number };

const letterSizes = [15, 15, 13, 11];

/** A club's letters on two of our colours: which two follows from its name, everywhere the same. */
export function Monogram({ name, letters, size }: Props) {
  const letterSize = letterSizes[letters.length] ?? 11;

  return (
    <svg
      className={styles.crest}
      data-pair={crestPair(name)}
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
