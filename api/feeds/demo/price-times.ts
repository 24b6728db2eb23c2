import type { WireMarket } from '@/lib/contract/event';

/** The new markets, where a price that did not move keeps the time at which it was made. */
export function withKeptTimes(
  before: readonly WireMarket[],
  next: readonly WireMarket[],
): WireMarket[] {
  const known = new Map(
    before.flatMap(market =>
      market.selections.flatMap(selection =>
        (selection.prices ?? []).map(price => [
          `${market.id} ${selection.id} ${price.bookmaker} ${price.odds}`,
          price.updated_at,
        ]),
      ),
    ),
  );
  return next.map(market => ({
    ...market,
    selections: market.selections.map(selection => ({
      ...selection,
      ...(selection.prices && {
        prices: selection.prices.map(price => ({
          ...price,
          updated_at:
            known.get(`${market.id} ${selection.id} ${price.bookmaker} ${price.odds}`) ??
            price.updated_at,
        })),
      }),
    })),
  }));
}
