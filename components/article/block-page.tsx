import type { ReactNode } from 'react';
import { Breadcrumbs, type Breadcrumb } from '@/components/layout/breadcrumbs';
import { PageHeader } from '@/components/layout/page-header';
import type { Block } from '@/lib/contract/blocks/block';
import styles from './block-page.module.css';
import { toPageContent } from '@/components/blocks/page-content';
import { PageBlocks } from './page-blocks';

type Props = {
  title: string;
  breadcrumbs: Breadcrumb[];
  blocks: Block[];
  /** Rendered above the blocks. */
  notice?: ReactNode;
  /** Rendered below the blocks. */
  children?: ReactNode;
};

/** Blocks that render the page's h1 when they come first. */
const titleBlocks = ['BookmakerHeaderPlugin', 'BonusHeaderPlugin'];

/** A bonus page: breadcrumbs, blocks and the content below them. */
export function BlockPage({ title, breadcrumbs, blocks, notice, children }: Props) {
  const { parts, anchors } = toPageContent(blocks);
  const hasPageTitle = titleBlocks.includes(blocks[0]?.type ?? '');

  return (
    <div className={styles.page}>
      {hasPageTitle ? (
        <Breadcrumbs items={breadcrumbs} />
      ) : (
        <PageHeader title={title} breadcrumbs={breadcrumbs} />
      )}
      {notice}
      <PageBlocks parts={parts} anchors={anchors} hasPageTitle={hasPageTitle} />
      {children}
    </div>
  );
}
