import type { ReactNode } from 'react';
import type { ContentPage } from '@/lib/domain/content/content-page';
import { Blocks } from '@/components/blocks/blocks';
import { RelatedGuides } from '@/components/guide/related-guides';
import { PageHeader } from '@/components/layout/page-header';
import { AnchoredLayout } from './anchored-layout';
import styles from './article.module.css';
import { Banner } from '@/components/content/banner';
import { PageBlocks } from './page-blocks';
import { ChildGrid } from './child-grid';
import { isTextBlock } from '@/components/blocks/longest-text';
import { toPageContent } from '@/components/blocks/page-content';
import { Share } from './share';
import { StickyHeader } from './sticky-header.client';

type Props = {
  page: ContentPage;
  /** Absolute URL, for sharing. */
  url: string;
  /** HTML or script snippet for the side column of template 2. */
  sidebarBanner: string;
  /** Rendered above the content. */
  notice?: ReactNode;
};

const stickyAfterPx = 40;

/** A content page: template 1 uses the full width, template 2 has its anchors beside the text. */
export function Article({ page, url, sidebarBanner, notice }: Props) {
  const { title, breadcrumbs, children, banner, related, template } = page;
  const { parts, anchors } = toPageContent(page.blocks);
  const isText = template === 2 || (children.length === 0 && page.blocks.every(isTextBlock));
  const header = (
    <PageHeader
      title={title}
      breadcrumbs={[{ title: 'Home', href: '/' }, ...breadcrumbs, { title }]}
    />
  );
  const above = (
    <>
      {notice}
      {children.length > 0 && <ChildGrid pages={children} />}
    </>
  );

  if (template === 1)
    return (
      <article className={styles.article} data-text={isText || undefined}>
        {header}
        {above}
        {parts.length > 0 && <PageBlocks parts={parts} anchors={anchors} />}
        <Banner html={banner} lazy />
        {related.length > 0 && <RelatedGuides guides={related} />}
      </article>
    );
  const share = <Share title={title} url={url} />;
  return (
    <article className={styles.article} data-text>
      <StickyHeader title={title} afterPx={stickyAfterPx} closable>
        {share}
      </StickyHeader>
      {header}
      <AnchoredLayout
        anchors={anchors}
        popup="current"
        beside={<Banner html={sidebarBanner} size="square" />}
      >
        {above}
        {parts.length > 0 && <Blocks parts={parts} />}
        <Banner html={banner} lazy />
        <div className={styles.share}>
          <p className={styles.label}>Share this page</p>
          {share}
        </div>
      </AnchoredLayout>
      {related.length > 0 && <RelatedGuides guides={related} />}
    </article>
  );
}
