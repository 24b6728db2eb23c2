'use client';

import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '@/components/icon/icon';
import styles from './sticky-header.module.css';

type Props = {
  title: string;
  /** Scroll distance in px beyond which the bar shows. */
  afterPx: number;
  closable?: boolean;
  /** Share buttons. */
  children: ReactNode;
};

/** A bar with the article's title that shows while the page is scrolled; wide screens only. */
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

/** Returns false on the server. */
const useScrolledPast = (px: number): boolean =>
  useSyncExternalStore(
    subscribeToScroll,
    () => window.scrollY > px,
    () => false,
  );

function subscribeToScroll(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}
