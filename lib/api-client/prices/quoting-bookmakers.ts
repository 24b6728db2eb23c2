import { maxPricedEvents } from '@/lib/contract/prices/event-prices';
import { toMatch } from '@/lib/domain/match/match';
import { openListPath } from '@/lib/domain/match/open-list-path';
import type { ComparedBookmaker } from '@/lib/domain/odds/comparison/comparison';
import { fetchEventPrices, fetchListSnapshot } from '../live-snapshot';

/**
 * Browser only. The bookmakers that price the first open matches, by title; null for a host that names those of one
 * match at a time only.
 */
export async function fetchQuotingBookmakers(): Promise<ComparedBookmaker[] | null> {
  const { events } = await fetchListSnapshot(openListPath('all'));
  const ids = events.slice(0, maxPricedEvents).map(({ id }) => String(id));
  if (ids.length === 0) return [];
  const priced = await fetchEventPrices(ids);
  if (!priced) return null;
  const all = priced.flatMap(event => toMatch(event).bookmakers ?? []);
  return [...new Map(all.map(bookmaker => [bookmaker.slug, bookmaker])).values()].sort((a, b) =>
    a.title.localeCompare(b.title, 'en'),
  );
}
