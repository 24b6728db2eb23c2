import type { ReactNode } from 'react';
import styles from './match-frame.module.css';

type Props = { children: ReactNode };

/** The parts of a match page one below the other, as wide as its two columns may be. */
export const MatchFrame = ({ children }: Props) => <div className={styles.frame}>{children}</div>;
