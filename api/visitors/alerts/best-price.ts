import { bookmakerTitle } from '@/lib/domain/odds/comparison/compare-event';
import { toOdds } from '@/lib/domain/odds/odds';
import type { StoredEvent } from '@/api/store/stored-event';
import type { BestPrice } from './alert-changes';

type SelectionId = { marketId: string; selectionId: string };

/**
 * The best price of a selection as it is published, which can be taken now; null without one, and where
 * the source names no bookmaker, whom an alert must name.
 */
export function bestPrice(
  { fields, markets }: StoredEvent,
  { marketId, selectionId }: SelectionId,
): BestPrice | null {
  const market = markets.find(({ id }) => String(id) === marketId);
  const selection = market?.selections.find(({ id }) => String(id) === selectionId);
  if (!market || !selection || market.status === 'suspended') return null;
  const odds = toOdds(selection.odds);
  const [slug] = selection.best ?? [];
  if (!odds || slug === undefined) return null;
  const bookmaker = fields.bookmakers?.find(one => one.slug === slug);
  return {
    marketId,
    marketName: market.name,
    selectionId,
    selectionName: selection.name,
    odds: odds.decimal,
    bookmaker: bookmaker?.title ?? bookmakerTitle(slug),
  };
}
