import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/layout/page-header';
import { DaysLink } from '@/components/link/days-link';
import { SeriesLink } from '@/components/series/series-link';
import { MatchHistory } from '@/components/match/results/match-history';
import { getHistory } from '@/lib/api-client/matches';
import { parseListSegments } from '@/lib/routing/list-query';
import { policyOfView } from '@/lib/routing/view';
import { historyMetadata } from '@/lib/seo/metadata';
import { JsonLd } from '@/lib/seo/json-ld';
import { listGraph, toListedMatch } from '@/lib/seo/graph/list-graph';

const pageSize = 20;

type Props = { params: Promise<{ view: string; query?: string[] }> };

export async function generateMetadata({ params }: Props) {
  return historyMetadata(parseListSegments((await params).query)?.page ?? 1);
}

export default async function MatchHistoryPage({ params }: Props) {
  const { view, query: segments } = await params;
  const query = parseListSegments(segments);
  if (!query) notFound();
  const history = await getHistory(query.page, pageSize, policyOfView(view));
  if (!history) notFound();

  return (
    <>
      <JsonLd
        things={listGraph(
          { title: 'Past results', path: '/match-history', query },
          history.items.map(toListedMatch),
        )}
      />
      <PageHeader
        title="Past results"
        actions={
          <>
            <DaysLink />
            <SeriesLink league="all" />
          </>
        }
      />
      <MatchHistory matches={history.items} query={query} pages={history.pages} />
    </>
  );
}
