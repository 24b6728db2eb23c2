import type { ReactNode } from 'react';
import styles from './results-and-bookmakers.module.css';

type Props = { children: ReactNode };

/** Recent results and top bookmakers, side by side on wide screens. */
export function ResultsAndBookmakers({ children }: Props) {
  return <div className={styles.pair}>{children}</div>;
}
