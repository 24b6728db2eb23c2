import type { EventBookmaker, WireMarket } from '@/lib/contract/event';

/** A market as lists and cards have it: the best odds and who quotes them, without all prices. */
export const toCardMarket = ({ id, name, status, selections }: WireMarket): WireMarket => ({
  id,
  name,
  ...(status && { status }),
  selections: selections.map(
    ({ id: selectionId, name: selectionName, odds, diff, best, quoted }) => ({
      id: selectionId,
      name: selectionName,
      odds,
      ...(diff !== undefined && { diff }),
      ...(best && { best }),
      ...(quoted != null && { quoted }),
    }),
  ),
});

/**
 * The bookmakers that a card names: those with a best price of its market, up to the first one that the
 * price can lead to.
 */
export function cardBookmakers(
  bookmakers: readonly EventBookmaker[],
  market: WireMarket | undefined,
): EventBookmaker[] {
  const unlinked = new Set(
    bookmakers.filter(({ linked }) => linked === false).map(({ slug }) => slug),
  );
  const shown = (best: readonly string[]) =>
    best.slice(0, 1 + best.findIndex(slug => !unlinked.has(slug)) || best.length);
  const named = new Set(market?.selections.flatMap(({ best }) => shown(best ?? [])));
  return bookmakers
    .filter(({ slug }) => named.has(slug))
    .map(({ slug, title, kind, commission, linked }) => ({
      slug,
      title,
      kind,
      ...(commission != null && { commission }),
      ...(linked === false && { linked }),
    }));
}
