import type { EventBookmaker, WireMarket, WirePrice } from '@/lib/contract/event';

/**
 * Markets as frames have them: the prices, without what follows from them or from the bookmakers of the
 * same frame, or never changes. Snapshots have it (docs/contracts/comparison.md).
 */
export function frameMarketOf(
  bookmakers: readonly EventBookmaker[] | null | undefined,
): (market: WireMarket) => WireMarket {
  const confirmedAt = new Map(bookmakers?.map(({ slug, confirmed_at: at }) => [slug, at]));
  const toPrice = ({ opened: _first, updated_at: at, status, ...price }: WirePrice): WirePrice => ({
    ...price,
    ...(at != null && at > (confirmedAt.get(price.bookmaker) ?? 0) && { updated_at: at }),
    ...(status && (status !== 'open' || price.odds == null) && { status }),
  });
  return ({ books: _books, best_payout: _payout, fair: _method, ...market }) => ({
    ...market,
    selections: market.selections.map(
      ({ average: _average, fair: _fair, opened: _opened, ...selection }) => ({
        ...selection,
        ...(selection.prices && { prices: selection.prices.map(toPrice) }),
      }),
    ),
  });
}
