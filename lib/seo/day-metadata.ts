import type { Metadata } from 'next';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { dayPath, todayPath } from '@/lib/domain/match/list/matches-of-day';
import { listHref, unfilteredList } from '@/lib/routing/list-query';
import { socialMetadata } from './social-metadata';

type Day = {
  /** '2025-04-17', or null for today. */
  day: string | null;
  page: number;
  /** False for a day without a match of its own. */
  mayIndex: boolean;
};

/** The matches of a day; each page of a long list is its own canonical. */
export function dayMetadata({ day, page, mayIndex }: Day): Metadata {
  const when = day === null ? 'today' : `on ${format(parseISO(day), 'MMMM d, y')}`;
  const place = page > 1 ? `, page ${page}` : '';
  const path = day === null ? todayPath : dayPath(day);
  return socialMetadata({
    title: `Cricket matches ${when}${place}`,
    description: `Cricket ${when}${place}: matches in play, still to come and ended, with scores and start times.`,
    alternates: { canonical: listHref(path, { ...unfilteredList, page }) },
    ...(!mayIndex && { robots: { index: false, follow: true } }),
  });
}
