import { notFound } from 'next/navigation';
import { BonusList } from '@/components/bonus/bonus-list';
import { Banner } from '@/components/content/banner';
import { PageHeader } from '@/components/layout/page-header';
import { getBonuses } from '@/lib/api/bonuses';
import { ofListSegments } from '@/lib/domain/list-query';
import { bonusListMetadata } from '@/lib/seo/list-metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { listGraph } from '@/lib/seo/graph/list-graph';
import { bonusPath } from '@/lib/domain/bonus';

export const revalidate = 300;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ query?: string[] }> };

export async function generateMetadata({ params }: Props) {
  return bonusListMetadata(ofListSegments((await params).query));
}

export default async function BonusesPage({ params }: Props) {
  const query = ofListSegments((await params).query);
  const bonuses = query && (await getBonuses(query));
  if (!bonuses) notFound();

  return (
    <>
      <JsonLd
        things={listGraph(
          { title: 'Bonuses', path: '/bonuses', query },
          bonuses.items.map(({ slug, title }) => ({ name: title, href: bonusPath(slug) })),
        )}
      />
      <PageHeader title="Latest Bonuses" />
      <BonusList bonuses={bonuses.items} query={query} pages={bonuses.pages} />
      <Banner html={bonuses.banner} lazy />
    </>
  );
}
