import { comparisonOf, compareWireMarket } from '@/lib/domain/odds/comparison/compare-event';
import type { StoredEvent } from '@/api/store/stored-event';
import type { BestPrice } from './alert-news';

type Place = { marketId: string; selectionId: string };

/**
 * The best price of a selection that can be taken now; null without one, and where the source names no
 * bookmaker, whom an alert must name. `now` is unix seconds.
 */
export function bestPrice(
  { fields, markets }: StoredEvent,
  { marketId, selectionId }: Place,
  now: number,
): BestPrice | null {
  const market = markets.find(({ id }) => String(id) === marketId);
  const selection = market?.selections.find(({ id }) => String(id) === selectionId);
  if (!market || !selection || market.status === 'suspended') return null;
  const comparison = comparisonOf({ ...fields, markets: [...markets] }, now);
  const compared = compareWireMarket(market, comparison).selections.find(
    ({ id }) => id === selectionId,
  );
  const [slug] = compared?.best ?? [];
  const bookmaker = comparison.bookmakers.find(one => one.slug === slug);
  if (!bookmaker || compared?.odds == null) return null;
  return {
    marketId,
    marketName: market.name,
    selectionId,
    selectionName: selection.name,
    odds: compared.odds,
    bookmaker: bookmaker.title,
  };
}
