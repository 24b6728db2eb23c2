import type { Piece } from '@/lib/domain/search-words';
import styles from './marked.module.css';

type Props = { pieces: Piece[] };

/** A text in which the words that were asked for stand out. */
export function Marked({ pieces }: Props) {
  return pieces.map(({ text, marked }, at) =>
    marked ? (
      <mark key={at} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
