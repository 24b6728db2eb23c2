import type { ReactNode } from 'react';
import styles from './match-stack.module.css';

type Props = { children: ReactNode };

/** The parts of a match page, one below the other; limits the width of markets and tabs together. */
export const MatchStack = ({ children }: Props) => <div className={styles.frame}>{children}</div>;
