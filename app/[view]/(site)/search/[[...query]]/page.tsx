import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { SearchForm } from '@/components/search/search-form';
import { SearchResults } from '@/components/search/search-results';
import { getSearchResults } from '@/lib/api-client/search';
import { parseSearchSegments } from '@/lib/routing/search-query';
import { toView } from '@/lib/routing/view';
import { searchMetadata } from '@/lib/seo/metadata';

const perKind = 10;

type Props = { params: Promise<{ view: string; query?: string[] }> };

export async function generateMetadata({ params }: Props) {
  return searchMetadata(parseSearchSegments((await params).query));
}

export default async function SearchPage({ params }: Props) {
  const { view, query: segments } = await params;
  const query = parseSearchSegments(segments);
  if (query === null) notFound();
  const policy = toView(view)?.policy ?? 'full';
  const { corrected, groups } = await getSearchResults(query, perKind, policy);

  return (
    <>
      <PageHeader title="Search" />
      <SearchForm place="page" label="Search the site" query={query} />
      <SearchResults query={query} corrected={corrected} groups={groups} />
    </>
  );
}
