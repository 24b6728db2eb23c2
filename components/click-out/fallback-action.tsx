import type { ReactNode } from 'react';
import styles from './fallback-action.module.css';

type Props = { children: ReactNode };

/** Second line of a redirect screen: an alternative link. */
export function FallbackAction({ children }: Props) {
  return <p className={styles.action}>{children}</p>;
}
