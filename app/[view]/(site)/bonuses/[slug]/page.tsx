import { notFound } from 'next/navigation';
import { AgeNotice } from '@/components/bonus/age-notice';
import { BlockPage } from '@/components/article/block-page';
import { getBonus } from '@/lib/api-client/bonuses';
import { loadBlocks } from '@/lib/api-client/page-data/load-blocks';
import { bonusPath } from '@/lib/domain/content/bookmaker/bonus';
import { siteEnv } from '@/lib/env';
import { breadcrumbList } from '@/lib/seo/graph/breadcrumb-list';
import { JsonLd } from '@/lib/seo/json-ld';
import { bonusMetadata } from '@/lib/seo/offer-metadata';

export const revalidate = 300;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props) {
  const bonus = await getBonus((await params).slug);
  return bonus ? bonusMetadata(bonus) : {};
}

export default async function BonusPage({ params }: Props) {
  const bonus = await getBonus((await params).slug);
  if (!bonus) notFound();
  const { slug, title, plugins } = bonus;

  const above = [{ title: 'Bonuses', href: '/bonuses' }];
  const breadcrumbJsonLd = breadcrumbList(siteEnv().SITE_URL, [
    ...above,
    { title, href: bonusPath(slug) },
  ]);

  return (
    <>
      <JsonLd things={[breadcrumbJsonLd]} />
      <BlockPage
        title={title}
        breadcrumbs={[{ title: 'Home', href: '/' }, ...above, { title }]}
        blocks={loadBlocks(plugins, bonusPath(slug))}
      >
        <AgeNotice />
      </BlockPage>
    </>
  );
}
