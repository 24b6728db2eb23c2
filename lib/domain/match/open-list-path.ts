import { currentStatuses } from '@/lib/contract/event-status';

/**
 * The path of the open list of a league ('all' for every one), the same for pages and refetches.
 */
export function openListPath(league: string): string {
  const slug = league === 'all' ? '' : encodeURIComponent(league);
  return `/api/events/?status=${currentStatuses.join(',')}&type=match&group_by=tournament&league=${slug}`;
}
