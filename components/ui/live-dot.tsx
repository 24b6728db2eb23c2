import type { ReactNode } from 'react';
import styles from './live-dot.module.css';

type Props = { tone?: 'live' | 'new'; children?: ReactNode };

/**
 * A dot that pulses twice, with a short word beside it when given; with another `key` it does so
 * again. Where `--motion` is paused it rests. The dot alone says nothing to readers.
 */
export function LiveDot({ tone = 'live', children }: Props) {
  return (
    <span className={styles.live} data-tone={tone}>
      <span className={styles.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
