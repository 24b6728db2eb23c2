import type { ReactNode } from 'react';
import { AnchorMenu } from './anchor-menu.client';
import styles from './anchored-layout.module.css';
import type { Anchor } from './anchor';

type Props = {
  anchors: Anchor[];
  popup: 'current' | 'first';
  /** Rendered below the anchors. */
  banner: ReactNode;
  children: ReactNode;
};

/**
 * An article with a sticky side column of anchors, which on phones becomes a popup above the text.
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
