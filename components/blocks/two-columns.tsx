import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

type Props = { left: ReactNode; right: ReactNode };

/** Two columns, stacked with the left one first on narrow screens. */
export function TwoColumns({ left, right }: Props) {
  return (
    <div className={styles.columns}>
      <div>{left}</div>
      <div>{right}</div>
    </div>
  );
}
