import type { ReactNode } from 'react';
import styles from './results-and-bookmakers.module.css';

type Props = { children: ReactNode };

/** Recent results and top bookmakers, side by side where there is room for both. */
export function ResultsAndBookmakers({ children }: Props) {
  return <div className={styles.pair}>{children}</div>;
}
