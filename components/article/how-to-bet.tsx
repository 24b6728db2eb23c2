import type { ContentPage } from '@/lib/domain/content/content-page';
import { Blocks } from '@/components/blocks/blocks';
import { RelatedGuides } from '@/components/guide/related-guides';
import { PageHeader } from '@/components/layout/page-header';
import { AnchoredLayout } from './anchored-layout';
import styles from './article.module.css';
import { Banner } from '@/components/content/banner';
import { toPageContent } from '@/components/blocks/page-content';

type Props = { page: ContentPage; sidebarBanner: string };

/** The how-to-bet page, with anchors to its sections beside it. */
export function HowToBet({ page, sidebarBanner }: Props) {
  const { parts, anchors } = toPageContent(page.blocks);

  return (
    <article className={styles.article} data-text>
      <PageHeader title={page.title} />
      <AnchoredLayout
        anchors={anchors}
        popup="first"
        beside={<Banner html={sidebarBanner} size="square" />}
      >
        <Blocks parts={parts} />
        <Banner html={page.banner} lazy />
      </AnchoredLayout>
      {page.related.length > 0 && <RelatedGuides guides={page.related} />}
    </article>
  );
}
