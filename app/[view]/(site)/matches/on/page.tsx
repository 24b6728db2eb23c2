import { loadDay } from '@/lib/api-client/page-data/day-page';
import { DayList } from '@/components/match/days/day-list';
import { listGraph, toListedMatch } from '@/lib/seo/graph/list-graph';
import { JsonLd } from '@/lib/seo/json-ld';
import { dayMetadata } from '@/lib/seo/day-metadata';
import { todayPath } from '@/lib/domain/match/list/matches-of-day';
import { unfilteredList } from '@/lib/routing/list-query';
import { policyOfView } from '@/lib/routing/view';
import { notFound } from 'next/navigation';

type Props = { params: Promise<{ view: string }> };

/** Indexed on every day, unlike a day's own page. */
export const generateMetadata = () => dayMetadata({ day: null, page: 1, mayIndex: true });

export default async function TodayPage({ params }: Props) {
  const policy = policyOfView((await params).view);
  const list = await loadDay({ day: null, page: 1, policy });
  if (!list) notFound();

  return (
    <>
      <JsonLd
        things={listGraph(
          { title: 'Matches today', path: todayPath, query: unfilteredList },
          list.shown.map(toListedMatch),
        )}
      />
      <DayList title="Matches today" day={null} list={list} />
    </>
  );
}
