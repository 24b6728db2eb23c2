import { PageHeader } from '@/components/layout/page-header';
import { SeriesList } from '@/components/series/series-list';
import { EmptyState } from '@/components/state/empty-state';
import { getLeagues } from '@/lib/api-client/leagues';
import { getOpenMatches } from '@/lib/api-client/matches';
import { optional } from '@/lib/api-client/optional';
import { toListedLeagues } from '@/lib/domain/match/list/listed-leagues';
import { seriesPath } from '@/lib/domain/series/series';
import { unfilteredList } from '@/lib/routing/list-query';
import { listGraph } from '@/lib/seo/graph/list-graph';
import { JsonLd } from '@/lib/seo/json-ld';
import { seriesListMetadata } from '@/lib/seo/series-metadata';

export const generateMetadata = seriesListMetadata;

/** All series that have matches or recent results. */
export default async function SeriesListPage() {
  const [leagues, matches] = await Promise.all([
    getLeagues(),
    optional(getOpenMatches('all', 'info'), []),
  ]);
  const listed = toListedLeagues(leagues, matches);

  return (
    <>
      <JsonLd
        things={listGraph(
          { title: 'Series', path: '/series', query: unfilteredList },
          listed.map(({ slug, name }) => ({ name, href: seriesPath(slug) })),
        )}
      />
      <PageHeader title="Series" />
      {listed.length > 0 ? (
        <SeriesList leagues={listed} />
      ) : (
        <EmptyState icon="trophy" title="No series at the moment" />
      )}
    </>
  );
}
