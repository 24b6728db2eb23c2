import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

type Props = { left: ReactNode; right: ReactNode };

/** Side by side where there is room, the left one first where there is none. */
export function TwoColumns({ left, right }: Props) {
  return (
    <div className={styles.columns}>
      <div>{left}</div>
      <div>{right}</div>
    </div>
  );
}
