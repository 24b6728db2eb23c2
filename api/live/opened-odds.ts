import type { WireMarket } from '@/lib/contract/event';

/**
 * The new markets with the first odds of each selection and of each bookmaker in it: `opened` of the
 * known state, else the odds now. Markets without prices are returned as they are.
 */
export function withOpened(
  next: readonly WireMarket[],
  before: readonly WireMarket[],
): WireMarket[] {
  const known = new Map(before.map(market => [market.id, market]));
  return next.map(market => {
    if (!market.selections.some(({ prices }) => prices && prices.length > 0)) return market;
    const selectionsBefore = new Map(
      known.get(market.id)?.selections.map(selection => [selection.id, selection]),
    );
    return {
      ...market,
      selections: market.selections.map(selection => {
        const selectionBefore = selectionsBefore.get(selection.id);
        const pricesBefore = new Map(
          selectionBefore?.prices?.map(price => [price.bookmaker, price]),
        );
        return {
          ...selection,
          opened: selectionBefore?.opened ?? selection.odds,
          prices: selection.prices?.map(price => ({
            ...price,
            opened: pricesBefore.get(price.bookmaker)?.opened ?? price.odds,
          })),
        };
      }),
    };
  });
}
