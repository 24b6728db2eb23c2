import type { ReactNode } from 'react';
import styles from './live-dot.module.css';

type Props = { tone?: 'live' | 'new'; children?: ReactNode };

/**
 * A dot that pulses twice, with an optional label; a new React `key` restarts it. `--motion` can
 * pause it. The dot itself is hidden from screen readers.
 */
export function LiveDot({ tone = 'live', children }: Props) {
  return (
    <span className={styles.live} data-tone={tone}>
      <span className={styles.dot} aria-hidden="true" />
      {children}
    </span>
  );
}
