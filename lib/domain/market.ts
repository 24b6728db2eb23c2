import type { WireMarket } from '@/lib/contract/event';
import { toOdds, type Odds } from './odds';

export type Selection = { id: string; name: string; odds: Odds | null };

/**
 * A question one can bet on. A suspended one shows no price and no link; a withdrawn one is suspended
 * because the host no longer has it.
 */
export type Market = {
  id: string;
  name: string;
  suspended: boolean;
  withdrawn: boolean;
  selections: Selection[];
};

/** Crosses a market from the wire. */
export function toMarket(wire: WireMarket): Market {
  return {
    id: String(wire.id),
    name: wire.name,
    suspended: wire.status === 'suspended',
    withdrawn: false,
    selections: uniqueById(
      wire.selections.map(({ id, name, odds }) => ({ id: String(id), name, odds: toOdds(odds) })),
    ),
  };
}

/** Crosses a list of markets; of two with one id the first counts. */
export const toMarkets = (wire: WireMarket[]): Market[] => uniqueById(wire.map(toMarket));

function uniqueById<T extends { id: string }>(list: T[]): T[] {
  const seen = new Set<string>();
  return list.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/**
 * What stays on screen when a newer list of markets comes: its markets in its order, and those it
 * lacks where they stood, suspended, until the page is left. Withdrawn selections stay at the end.
 */
export function mergeMarkets(before: Market[], after: Market[]): Market[] {
  const known = new Map(before.map(market => [market.id, market]));
  const merged = after.map(market => withWithdrawn(known.get(market.id), market));
  const present = new Set(after.map(market => market.id));
  before.forEach((market, at) => {
    if (present.has(market.id)) return;
    const followed = before[at - 1]?.id;
    const place = merged.findIndex(({ id }) => id === followed) + 1;
    const gone = market.withdrawn ? market : { ...market, suspended: true, withdrawn: true };
    merged.splice(place, 0, gone);
  });
  return merged;
}

/** The market that stands for the match on a card: the first the host still has. */
export const mainMarket = (markets: Market[]): Market | null =>
  markets.find(market => !market.withdrawn) ?? markets[0] ?? null;

function withWithdrawn(before: Market | undefined, after: Market): Market {
  const present = new Set(after.selections.map(selection => selection.id));
  const gone = before?.selections.filter(selection => !present.has(selection.id)) ?? [];
  if (gone.length === 0) return after;
  const withdrawn = gone.map(selection => ({ ...selection, odds: null }));
  return { ...after, selections: [...after.selections, ...withdrawn] };
}

export type SelectionLayout = 'half' | 'third' | 'many';

/** Two or fewer selections use half width, three a third; more are halves on phones, thirds beyond. */
export function selectionLayout(count: number): SelectionLayout {
  if (count <= 2) return 'half';
  return count === 3 ? 'third' : 'many';
}
