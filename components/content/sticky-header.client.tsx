'use client';

import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import styles from './sticky-header.module.css';
import { useScrolledPast } from './use-scrolled-past';

type Props = {
  title: string;
  /** It shows once the page is scrolled by more px than this. */
  afterPx: number;
  /** Whether a reader may send it away. */
  closable?: boolean;
  /** Share buttons. */
  children: ReactNode;
};

/** The title of what is being read, on top while it is scrolled; only where there is room for it. */
export function StickyHeader({ title, afterPx, closable = false, children }: Props) {
  const [closed, setClosed] = useState(false);
  const scrolled = useScrolledPast(afterPx);

  return (
    <div className={styles.bar} hidden={closed || !scrolled}>
      <p className={styles.title}>{title}</p>
      {children}
      {closable && (
        <button
          className={styles.close}
          type="button"
          aria-label="Close this bar"
          onClick={() => setClosed(true)}
        >
          <Icon icon="x" />
        </button>
      )}
    </div>
  );
}
