import type { ReactNode } from 'react';
import styles from './onwards.module.css';

type Props = { children: ReactNode };

/** The second line of a redirect screen: another way to go. */
export function Onwards({ children }: Props) {
  return <p className={styles.onwards}>{children}</p>;
}
