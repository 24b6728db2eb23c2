import type { ReactNode } from 'react';
import { Blocks } from '@/components/blocks/blocks';
import { Breadcrumbs, type Breadcrumb } from '@/components/layout/breadcrumbs';
import { PageHeader } from '@/components/layout/page-header';
import type { Block } from '@/lib/contract/blocks/block';
import styles from './block-page.module.css';
import { toPageContent } from './page-content';

type Props = {
  title: string;
  breadcrumbs: Breadcrumb[];
  blocks: Block[];
  /** Below the blocks. */
  children?: ReactNode;
};

/** Blocks that hold the page's title themselves when they come first. */
const heads = ['BookmakerHeaderPlugin', 'BonusHeaderPlugin'];

/** A review or a bonus: the way to it, its blocks, and what must stand below them. */
export function BlockPage({ title, breadcrumbs, blocks, children }: Props) {
  const { parts } = toPageContent(blocks);
  const holdsTitle = heads.includes(blocks[0]?.type ?? '');

  return (
    <div className={styles.page}>
      {holdsTitle ? (
        <Breadcrumbs items={breadcrumbs} />
      ) : (
        <PageHeader title={title} breadcrumbs={breadcrumbs} />
      )}
      <Blocks parts={parts} holdsTitle={holdsTitle} />
      {children}
    </div>
  );
}
