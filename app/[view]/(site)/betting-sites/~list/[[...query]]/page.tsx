import { notFound } from 'next/navigation';
import { BookmakerComparison } from '@/components/bookmaker/bookmaker-comparison';
import { BookmakerList } from '@/components/bookmaker/bookmaker-list';
import { PageHeader } from '@/components/layout/page-header';
import { getBookmakers, getCompared } from '@/lib/api-client/bookmakers';
import { parseBookmakerSegments } from '@/lib/routing/bookmaker-query';
import { bookmakerListMetadata } from '@/lib/seo/bookmaker-list-metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { listGraph } from '@/lib/seo/graph/list-graph';
import { reviewPath } from '@/lib/domain/content/bookmaker/bookmaker';

type Props = { params: Promise<{ query?: string[] }> };

export async function generateMetadata({ params }: Props) {
  return bookmakerListMetadata(parseBookmakerSegments((await params).query));
}

export default async function BettingSitesPage({ params }: Props) {
  const query = parseBookmakerSegments((await params).query);
  const bookmakers = query && (await getBookmakers(query));
  if (!query || !bookmakers) notFound();
  const pair = query.compared && (await getCompared(query.compared));
  if (query.compared && !pair) notFound();

  return (
    <>
      <JsonLd
        things={listGraph(
          { title: 'Betting sites', path: '/betting-sites', query: { page: query.page, tags: [] } },
          bookmakers.items.map(({ slug, title }) => ({ name: title, href: reviewPath(slug) })),
        )}
      />
      <PageHeader title="Betting sites" />
      <BookmakerList
        bookmakers={bookmakers.items}
        query={query}
        pages={bookmakers.pages}
        names={bookmakers.names}
        comparison={pair && <BookmakerComparison pair={pair} />}
      />
    </>
  );
}
