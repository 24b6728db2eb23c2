import type { WireMarket, WireSelection } from '@/lib/contract/event';
import {
  compareWireMarket,
  comparisonOf,
  hasPrices,
  toQuote,
  type Comparison,
} from './comparison/compare-event';
import type { ComparedSelection } from './comparison/comparison';
import { toOdds, type Odds } from './odds';

/** A bookmaker's price of a selection, as a comparison shows it. */
export type BookmakerPrice = {
  bookmaker: string;
  /** After an exchange's commission. */
  odds: Odds | null;
  suspended: boolean;
  isBest: boolean;
  /** Far from the other bookmakers' prices: shown, but never best. */
  isUnusual: boolean;
  /** Its bookmaker is not among those that the visitor compares: shown, but never best. */
  isLeftOut?: true;
  /** When its source last confirmed it, in unix seconds; null when the host does not say. */
  updatedAt: number | null;
};

/** `odds` is the best price where bookmakers are compared. */
export type Selection = {
  id: string;
  name: string;
  odds: Odds | null;
  /** The bookmakers with the best price, in published order; absent where the host names none. */
  best?: readonly string[];
  /** In published order; absent where the host sends none, as on cards. */
  prices?: readonly BookmakerPrice[];
  /** The mean decimal odds of the fixed-odds bookmakers. */
  average?: number | null;
  /** The probability without margin, 0 to 1. */
  fair?: number | null;
};

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
  /** Each bookmaker's payout, 0.95 for 95 %; null unless it prices every selection. */
  payouts?: ReadonlyMap<string, number | null>;
  /** The payout of the best price of each selection. */
  bestPayout?: number | null;
  /** The number of bookmakers that the visitor compares; absent while it is all of them. */
  compared?: number;
};

/** Without an event, the bookmakers are those of the market's prices, which do not age. */
export function toMarket(
  wire: WireMarket,
  comparison: Comparison = comparisonOf({ markets: [wire] }, 0),
): Market {
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
    }),
  };
}

/** A host that names the best bookmakers is believed; for others its prices are compared. */
function toSelection(
  { id, name, odds, best, prices }: WireSelection,
  compared: ComparedSelection | undefined,
  { confirmedAt }: Comparison,
): Selection {
  const base = { id: String(id), name };
  const shown = toOdds(best || !compared?.odds ? odds : compared.odds);
  if (!compared || !prices) return { ...base, odds: shown, ...(best && { best }) };
  const named = best ?? compared.best;
  const times = new Map(
    prices.map(price => [price.bookmaker, toQuote(price, confirmedAt).updatedAt]),
  );
  return {
    ...base,
    odds: shown,
    best: named,
    prices: compared.prices.map(({ bookmaker, net, state, isBest }) => ({
      bookmaker,
      odds: toOdds(net),
      suspended: state === 'suspended',
      isBest: best ? best.includes(bookmaker) : isBest,
      isUnusual: state === 'unusual',
      updatedAt: times.get(bookmaker) ?? null,
    })),
    average: compared.average,
    fair: compared.fair,
  };
}

/** Converts a list of markets; of two with one id the first is used. */
export const toMarkets = (
  wire: WireMarket[],
  comparison: Comparison = comparisonOf({ markets: wire }, 0),
): Market[] => uniqueById(wire.map(market => toMarket(market, comparison)));

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

/** The market on the card of a match: the first that is not withdrawn. */
export const mainMarket = (markets: Market[]): Market | null =>
  markets.find(market => !market.withdrawn) ?? markets[0] ?? null;

/** A market with its best prices only. */
export function withoutPrices({ payouts: _payouts, bestPayout: _best, ...market }: Market): Market {
  const selections = market.selections.map(({ id, name, odds, best }) => ({
    id,
    name,
    odds,
    ...(best && { best }),
  }));
  return { ...market, selections };
}

function withWithdrawn(before: Market | undefined, after: Market): Market {
  if (!before) return after;
  const known = withKnown(before, after);
  return { ...known, selections: withMissing(before.selections, known.selections, withoutOdds) };
}

/** Frames leave out what an unchanged market has: it keeps the same lists of prices. */
function withKnown({ group, payouts, bestPayout, selections }: Market, after: Market): Market {
  const grouped = group && !after.group ? { ...after, group } : after;
  if (!payouts || after.payouts) return grouped;
  const known = new Map(selections.map(selection => [selection.id, selection]));
  return {
    ...grouped,
    payouts,
    bestPayout: bestPayout ?? null,
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
  a.compared === b.compared &&
  a.selections.length === b.selections.length &&
  a.selections.every(({ prices }, at) => prices === b.selections[at]?.prices);

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
  before.forEach((entry, at) => {
    if (present.has(entry.id)) return;
    const followed = before[at - 1]?.id;
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
