import { notFound } from 'next/navigation';
import { BookmakerList } from '@/components/bookmaker/bookmaker-list';
import { PageHeader } from '@/components/layout/page-header';
import { getBookmakers } from '@/lib/api-client/bookmakers';
import { parseListSegments } from '@/lib/routing/list-query';
import { bookmakerListMetadata } from '@/lib/seo/list-metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { listGraph } from '@/lib/seo/graph/list-graph';
import { reviewPath } from '@/lib/domain/content/bookmaker';

export const revalidate = 300;

export const generateStaticParams = () => [];

type Props = { params: Promise<{ query?: string[] }> };

export async function generateMetadata({ params }: Props) {
  const query = parseListSegments((await params).query);
  const bookmakers = query && (await getBookmakers(query));
  return bookmakerListMetadata(query, bookmakers && { pages: bookmakers.pages, firstTags: null });
}

export default async function BettingSitesPage({ params }: Props) {
  const query = parseListSegments((await params).query);
  const bookmakers = query && (await getBookmakers(query));
  if (!bookmakers) notFound();

  return (
    <>
      <JsonLd
        things={listGraph(
          { title: 'Betting sites', path: '/betting-sites', query },
          bookmakers.items.map(({ slug, title }) => ({ name: title, href: reviewPath(slug) })),
        )}
      />
      <PageHeader title="Betting sites" />
      <BookmakerList bookmakers={bookmakers.items} query={query} pages={bookmakers.pages} />
    </>
  );
}
