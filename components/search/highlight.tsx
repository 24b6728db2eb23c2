import type { Piece } from '@/lib/domain/search/search-words';
import styles from './highlight.module.css';

type Props = { pieces: Piece[] };

/** A text with the matched words of the query highlighted. */
export function Highlight({ pieces }: Props) {
  return pieces.map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
