import type { ReactNode } from 'react';
import type { ContentPage } from '@/lib/domain/content-page';
import { Blocks } from '../blocks/blocks';
import { RelatedGuides } from '../guide/related-guides';
import { PageHeader } from '../layout/page-header';
import { AnchoredLayout } from './anchored-layout';
import styles from './article.module.css';
import { Banner } from './banner';
import { ChildGrid } from './child-grid';
import { toPageContent } from './page-content';
import { Share } from './share';
import { StickyHeader } from './sticky-header.client';

type Props = {
  page: ContentPage;
  /** The page's whole address, as it is shared. */
  url: string;
  /** HTML or a script snippet, for the side column of template 2. */
  sidebarBanner: string;
  /** Above what the host wrote. */
  notice?: ReactNode;
};

const stickyAfterPx = 40;

/** A page that the host writes: template 1 as wide as the page, template 2 with its anchors beside it. */
export function Article({ page, url, sidebarBanner, notice }: Props) {
  const { title, breadcrumbs, children, banner, related, template } = page;
  const { parts, anchors } = toPageContent(page.blocks);
  const header = (
    <PageHeader
      title={title}
      breadcrumbs={[{ title: 'Home', href: '/' }, ...breadcrumbs, { title }]}
    />
  );
  const body = (
    <>
      {notice}
      {children.length > 0 && <ChildGrid pages={children} />}
      {parts.length > 0 && <Blocks parts={parts} />}
      <Banner html={banner} lazy />
    </>
  );

  if (template === 1)
    return (
      <article className={styles.article}>
        {header}
        {body}
        {related.length > 0 && <RelatedGuides guides={related} />}
      </article>
    );
  const share = <Share title={title} url={url} />;
  return (
    <article className={styles.article} data-template="2">
      <StickyHeader title={title} afterPx={stickyAfterPx} closable>
        {share}
      </StickyHeader>
      {header}
      <AnchoredLayout
        anchors={anchors}
        popup="current"
        banner={<Banner html={sidebarBanner} size="square" />}
      >
        {body}
        <div className={styles.share}>
          <p className={styles.label}>Share this page</p>
          {share}
        </div>
      </AnchoredLayout>
      {related.length > 0 && <RelatedGuides guides={related} />}
    </article>
  );
}
