import { notFound } from 'next/navigation';
import { GuideList } from '@/components/guide/guide-list';
import { PageHeader } from '@/components/layout/page-header';
import { getGuides, getGuideTags } from '@/lib/api-client/guides';
import { optional } from '@/lib/api-client/optional';
import { parseListSegments } from '@/lib/routing/list-query';
import { guideListMetadata, toShownList } from '@/lib/seo/list-metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { listGraph } from '@/lib/seo/graph/list-graph';

type Props = { params: Promise<{ query?: string[] }> };

export async function generateMetadata({ params }: Props) {
  const query = parseListSegments((await params).query);
  return guideListMetadata(query, toShownList(query && (await getGuides(query))));
}

export default async function GuidesPage({ params }: Props) {
  const query = parseListSegments((await params).query);
  const [guides, tags] = await Promise.all([
    query && getGuides(query),
    optional(getGuideTags(), []),
  ]);
  if (!query || !guides) notFound();

  return (
    <>
      <JsonLd
        things={listGraph(
          { title: 'Betting explained', path: '/pages', query },
          guides.items.map(({ title, href }) => ({ name: title, href })),
        )}
      />
      <PageHeader title="Betting explained" />
      <GuideList guides={guides.items} query={query} pages={guides.pages} tags={tags} />
    </>
  );
}
