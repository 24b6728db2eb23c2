import { EmptyState } from '@/components/state/empty-state';
import { PageLinks } from '@/components/link/page-links';
import { listPages, type ListQuery } from '@/lib/routing/list-query';
import type { Match } from '@/lib/domain/match/match';
import { HistoryDays } from './history-days.client';
import { Result } from './result';

type Props = { matches: Match[]; query: ListQuery; pages: number };

/** Past results, newest first, by the day of their start. */
export function MatchHistory({ matches, query, pages }: Props) {
  if (matches.length === 0)
    return <EmptyState icon="calendar-clock" title="Matches are not available" />;
  const results = matches.map(match => ({
    id: match.id,
    startTime: match.startTime,
    result: <Result match={match} />,
  }));
  return (
    <>
      <HistoryDays results={results} />
      <PageLinks {...listPages('/match-history', query)} pages={pages} />
    </>
  );
}
