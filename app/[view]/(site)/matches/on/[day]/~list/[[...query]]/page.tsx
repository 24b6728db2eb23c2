import { cache } from 'react';
import { notFound } from 'next/navigation';
import { DayList } from '@/components/match/days/day-list';
import { longDate } from '@/components/ui/time-text';
import { loadDay } from '@/lib/api-client/page-data/day-page';
import { dayPath } from '@/lib/domain/match/list/matches-of-day';
import { parseListSegments } from '@/lib/routing/list-query';
import { policyOfView } from '@/lib/routing/view';
import { dayMetadata } from '@/lib/seo/day-metadata';
import { listGraph, toListedMatch } from '@/lib/seo/graph/list-graph';
import { JsonLd } from '@/lib/seo/json-ld';

type Props = { params: Promise<{ view: string; day: string; query?: string[] }> };

const load = cache(async (view: string, day: string, page: number) =>
  loadDay({ day, page, policy: policyOfView(view) }),
);

export async function generateMetadata({ params }: Props) {
  const { view, day, query } = await params;
  const page = parseListSegments(query)?.page ?? 1;
  const list = await load(view, day, page);
  return list ? dayMetadata({ day, page, mayIndex: list.mayIndex }) : {};
}

export default async function DayPage({ params }: Props) {
  const { view, day, query: segments } = await params;
  const query = parseListSegments(segments);
  const list = query && (await load(view, day, query.page));
  if (!list) notFound();
  const title = `Matches on ${longDate(day)}`;

  return (
    <>
      <JsonLd
        things={listGraph({ title, path: dayPath(day), query }, list.shown.map(toListedMatch))}
      />
      <DayList key={day} title={title} day={day} page={query.page} list={list} />
    </>
  );
}
