import type { WireMarket } from '@/lib/contract/event';

/**
 * A market as frames have it: the prices, without what follows from them or never changes, which is a
 * third of a frame's compressed bytes. Snapshots have it (docs/contracts/comparison.md).
 */
export function toFrameMarket(market: WireMarket): WireMarket {
  const { books: _books, best_payout: _payout, fair: _method, ...rest } = market;
  return {
    ...rest,
    selections: market.selections.map(
      ({ average: _average, fair: _fair, opened: _opened, ...selection }) => ({
        ...selection,
        ...(selection.prices && {
          prices: selection.prices.map(({ opened: _first, ...price }) => price),
        }),
      }),
    ),
  };
}
