import type { ReactNode } from 'react';
import { AnchorMenu } from './anchor-menu.client';
import styles from './anchored-layout.module.css';
import type { Anchor } from '@/lib/domain/anchor';

type Props = {
  anchors: Anchor[];
  popup: 'current' | 'first';
  /** Beneath the anchors. */
  banner: ReactNode;
  children: ReactNode;
};

/**
 * What is read, and beside it the way through it: the side column stands still while the text passes
 * and ends with it. On phones the way is a popup on top.
 */
export function AnchoredLayout({ anchors, popup, banner, children }: Props) {
  return (
    <div className={styles.layout}>
      <div className={styles.body}>{children}</div>
      <aside className={styles.side} aria-label="Sections">
        {anchors.length > 0 && <AnchorMenu anchors={anchors} popup={popup} />}
        <div className={styles.banner}>{banner}</div>
      </aside>
    </div>
  );
}
