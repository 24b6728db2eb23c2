import type { ReactNode } from 'react';
import { AnchorMenu } from './anchor-menu.client';
import styles from './anchored-layout.module.css';
import type { Anchor } from '@/components/content/anchor';

type Props = {
  anchors: Anchor[];
  popup: 'current' | 'first';
  /** The width in px from which the anchors have a column. */
  from?: 992 | 1280;
  /** Rendered below the anchors. */
  banner?: ReactNode;
  children: ReactNode;
};

/**
 * An article with a sticky side column of anchors, which on narrower screens becomes a popup above the
 * text.
 */
export function AnchoredLayout({ anchors, popup, from = 992, banner, children }: Props) {
  return (
    <div className={styles.layout} data-from={from}>
      <div className={styles.body}>{children}</div>
      <div className={styles.side}>
        {anchors.length > 0 && <AnchorMenu anchors={anchors} popup={popup} />}
        {banner && <div className={styles.banner}>{banner}</div>}
      </div>
    </div>
  );
}
