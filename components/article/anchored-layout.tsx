import type { ReactNode } from 'react';
import { AnchorMenu } from './anchor-menu.client';
import styles from './anchored-layout.module.css';
import type { Anchor } from '@/components/content/anchor';

type Props = {
  anchors: Anchor[];
  /** How narrower screens show the anchors: not at all, or in a popup above the text. */
  popup: 'current' | 'first' | 'none';
  /** The width in px from which the text has a column beside it. */
  from?: 992 | 1280;
  /** Below the anchors; on narrower screens below the text. */
  beside?: ReactNode;
  /** Below those; not on narrower screens. */
  besideOnly?: ReactNode;
  children: ReactNode;
};

/**
 * A text of 65 to 75 characters a line with a sticky column beside it: its anchors, and what belongs to
 * it.
 */
export function AnchoredLayout(props: Props) {
  const { anchors, popup, from = 992, beside, besideOnly, children } = props;
  const hasSide = anchors.length > 0 || Boolean(beside) || Boolean(besideOnly);
  return (
    <div
      className={styles.layout}
      data-from={hasSide ? from : undefined}
      data-popup={popup !== 'none' || undefined}
    >
      <div className={styles.body}>{children}</div>
      <div className={styles.side}>
        {anchors.length > 0 && <AnchorMenu anchors={anchors} popup={popup} />}
        {beside && <div className={styles.beside}>{beside}</div>}
        {besideOnly && <div className={styles.only}>{besideOnly}</div>}
      </div>
    </div>
  );
}
