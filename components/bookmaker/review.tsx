import type { ReactNode } from 'react';
import { AnchoredLayout } from '@/components/article/anchored-layout';
import { toPageContent } from '@/components/blocks/page-content';
import { Blocks } from '@/components/blocks/blocks';
import { Breadcrumbs, type Breadcrumb } from '@/components/layout/breadcrumbs';
import type { Block } from '@/lib/contract/blocks/block';
import type { CardBookmaker } from '@/lib/domain/content/bookmaker/bookmaker';
import { isReviewSummary } from '@/lib/domain/content/bookmaker/review-blocks';
import styles from './review.module.css';
import { VisitBar } from './visit-bar';

type Props = {
  bookmaker: CardBookmaker;
  breadcrumbs: Breadcrumb[];
  /** In the order of `reviewBlocks`. */
  blocks: Block[];
  /** Rendered between the breadcrumbs and the summary. */
  lead?: ReactNode;
};

/** A review: its summary in full width, below it the text with anchors beside it. */
export function Review({ bookmaker, breadcrumbs, blocks, lead }: Props) {
  const { parts, anchors } = toPageContent(blocks);
  const summary = parts.filter(({ block }) => isReviewSummary(block));
  const text = parts.slice(summary.length);
  const summaryIds = new Set(summary.map(({ id }) => id));

  return (
    <div className={styles.review}>
      <article className={styles.page}>
        <Breadcrumbs items={breadcrumbs} />
        {lead}
        <Blocks parts={summary} hasPageTitle />
        {text.length > 0 && (
          <AnchoredLayout
            anchors={anchors.filter(({ id }) => !summaryIds.has(id))}
            popup="current"
            from={1280}
          >
            <Blocks parts={text} nested />
          </AnchoredLayout>
        )}
      </article>
      <VisitBar bookmaker={bookmaker} />
    </div>
  );
}
