import type { EventBookmaker, WireMarket, WirePrice } from '@/lib/contract/event';

/**
 * Markets as the frames of an event's own group have them: the prices, without what follows from them or
 * from the bookmakers of the same frame, or never changes (docs/live-protocol.md).
 */
export function toFrameMarkets(
  markets: readonly WireMarket[],
  bookmakers: readonly EventBookmaker[] | null | undefined,
): WireMarket[] {
  const confirmedAt = new Map(bookmakers?.map(({ slug, confirmed_at: at }) => [slug, at]));
  const toPrice = ({ opened: _first, updated_at: at, status, ...price }: WirePrice): WirePrice => ({
    ...price,
    ...(at != null && at > (confirmedAt.get(price.bookmaker) ?? 0) && { updated_at: at }),
    ...(status && (status !== 'open' || price.odds == null) && { status }),
  });
  return markets.map(({ books: _books, best_payout: _payout, fair: _method, ...market }) => ({
    ...market,
    selections: market.selections.map(
      ({ average: _average, fair: _fair, opened: _opened, ...selection }) => ({
        ...selection,
        ...(selection.prices && { prices: selection.prices.map(toPrice) }),
      }),
    ),
  }));
}
