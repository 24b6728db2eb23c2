import type { WireMarket } from '@/lib/contract/event';
import { compareWireMarket, hasPrices, type Comparison } from './comparison/compare-event';
import { toSelection, type Selection } from './selection';

export type { BookmakerPrice, Selection } from './selection';

/**
 * A betting market. A suspended one shows no price and no link; a withdrawn one is suspended
 * because the host no longer has it.
 */
export type Market = {
  id: string;
  name: string;
  suspended: boolean;
  withdrawn: boolean;
  selections: Selection[];
  group?: NonNullable<WireMarket['group']>;
  /** Each bookmaker's payout, 0.95 for 95 %; null unless all of its prices may be best. */
  payouts?: ReadonlyMap<string, number | null>;
  /** The payout of the best price of each selection. */
  bestPayout?: number | null;
  /** The number of bookmakers, of those that the visitor compares, with a price that may be best. */
  comparable?: number;
};

/** Converts a market of the wire, with its bookmakers' prices compared. */
export function toMarket(wire: WireMarket, comparison: Comparison): Market {
  const compared = hasPrices(wire) ? compareWireMarket(wire, comparison) : null;
  const byId = new Map(compared?.selections.map(selection => [selection.id, selection]));
  return {
    id: String(wire.id),
    name: wire.name,
    suspended: wire.status === 'suspended',
    withdrawn: false,
    selections: uniqueById(
      wire.selections.map(selection =>
        toSelection(selection, byId.get(String(selection.id)), comparison),
      ),
    ),
    ...(wire.group && { group: wire.group }),
    ...(compared && {
      payouts: new Map(compared.books.map(({ bookmaker, payout }) => [bookmaker, payout])),
      bestPayout: compared.bestPayout,
      comparable: compared.comparable,
    }),
  };
}

/** Converts a list of markets; of two with one id the first is used. */
export const toMarkets = (wire: WireMarket[], comparison: Comparison): Market[] =>
  uniqueById(wire.map(market => toMarket(market, comparison)));

function uniqueById<T extends { id: string }>(list: T[]): T[] {
  const seen = new Set<string>();
  return list.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/**
 * Merges a newer list of markets: its markets and their selections in its order, and those it lacks in
 * their old positions, suspended, until the visitor leaves the page. A market without bookmakers'
 * prices keeps those that it had, and its group.
 */
export const mergeMarkets = (before: Market[], after: Market[]): Market[] => {
  const known = new Map(before.map(market => [market.id, market]));
  return withMissing(
    before,
    after.map(market => withWithdrawn(known.get(market.id), market)),
    market => (market.withdrawn ? market : { ...market, suspended: true, withdrawn: true }),
  );
};

/**
 * The markets after a change of some: `ids` are those of all in their order; without it none came, left
 * or moved.
 */
export function withUnchanged(
  before: readonly Market[],
  changed: readonly Market[],
  ids: readonly (string | number)[] | null | undefined,
): Market[] {
  const known = new Map([...before, ...changed].map(market => [market.id, market]));
  return ids ? ids.flatMap(id => known.get(String(id)) ?? []) : [...known.values()];
}

/** The market on the card of a match: the first that is not withdrawn. */
export const mainMarket = (markets: Market[]): Market | null =>
  markets.find(market => !market.withdrawn) ?? markets[0] ?? null;

/** A market with its best prices only. */
export function withoutPrices(full: Market): Market {
  const { payouts: _payouts, bestPayout: _best, comparable: _comparable, ...market } = full;
  const selections = market.selections.map(({ id, name, odds, best, quoted }) => ({
    id,
    name,
    odds,
    ...(best && { best }),
    ...(quoted && { quoted }),
  }));
  return { ...market, selections };
}

function withWithdrawn(before: Market | undefined, after: Market): Market {
  if (!before) return after;
  const known = withKnown(before, after);
  return { ...known, selections: withMissing(before.selections, known.selections, withoutOdds) };
}

/** Frames leave out what an unchanged market has: it keeps the same lists of prices. */
function withKnown(before: Market, after: Market): Market {
  const { group, payouts, bestPayout, comparable, selections } = before;
  const grouped = group && !after.group ? { ...after, group } : after;
  if (!payouts || after.payouts) return grouped;
  const known = new Map(selections.map(selection => [selection.id, selection]));
  return {
    ...grouped,
    payouts,
    bestPayout: bestPayout ?? null,
    ...(comparable !== undefined && { comparable }),
    selections: after.selections.map(selection => {
      const { prices, average = null, fair = null } = known.get(selection.id) ?? {};
      return prices ? { ...selection, prices, average, fair } : selection;
    }),
  };
}

/** Whether two states of a market have the same bookmakers' prices, by the identity of their lists. */
export const hasSameQuotes = (a: Market, b: Market): boolean =>
  a.suspended === b.suspended &&
  a.payouts === b.payouts &&
  a.comparable === b.comparable &&
  a.selections.length === b.selections.length &&
  a.selections.every(({ prices }, index) => prices === b.selections[index]?.prices);

/** `best` stays: it reserves the line of the bookmaker's name. */
const withoutOdds = ({ id, name, best }: Selection): Selection => ({
  id,
  name,
  odds: null,
  ...(best && { best: [] }),
});

/** The newer list, with the entries that it lacks behind those that they followed before. */
function withMissing<T extends { id: string }>(
  before: readonly T[],
  after: readonly T[],
  toMissing: (entry: T) => T,
): T[] {
  const merged = [...after];
  const present = new Set(after.map(({ id }) => id));
  before.forEach((entry, index) => {
    if (present.has(entry.id)) return;
    const followed = before[index - 1]?.id;
    merged.splice(merged.findIndex(({ id }) => id === followed) + 1, 0, toMissing(entry));
  });
  return merged;
}

export type SelectionLayout = 'half' | 'third' | 'many';

/** Two or fewer selections use half width, three a third; more are halves on phones, thirds beyond. */
export function selectionLayout(count: number): SelectionLayout {
  if (count <= 2) return 'half';
  return count === 3 ? 'third' : 'many';
}
