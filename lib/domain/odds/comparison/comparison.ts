import { fairProbabilities, impliedProbability, payoutOf } from '@/lib/domain/odds/probability';
import { netOdds } from './net-odds';

/** A bookmaker whose prices are compared. */
export type ComparedBookmaker = {
  slug: string;
  title: string;
  kind: 'fixed' | 'exchange';
  /** The share of a win that an exchange keeps, 0 to below 1; 0 for fixed odds. */
  commission: number;
  /** Bookmakers with the same pool quote the same prices from one source. */
  pool: string | null;
  /** The address of its logo; absent when the host sends none. */
  icon?: string;
  /** Without an agreement its prices are text. */
  hasNoLink?: true;
};

/** A bookmaker's price of a selection. */
export type QuotedPrice = {
  bookmaker: string;
  /** Decimal odds before commission; null when there are none. */
  odds: number | null;
  /** Whether it can be bet on, as its source last stated. */
  isOpen: boolean;
  /** When its source last confirmed it, in unix seconds; null when the host does not say. */
  updatedAt: number | null;
};

export type QuotedSelection = { id: string; prices: readonly QuotedPrice[] };

/**
 * 'unusual': more than 20 points of probability from the other bookmakers' median, shown but never
 * best. 'incomplete': its bookmaker does not price every selection. 'suspended': closed, without odds,
 * or older than the feed's limit.
 */
export type PriceState = 'eligible' | 'unusual' | 'incomplete' | 'suspended';

export type ComparedPrice = {
  bookmaker: string;
  /** Decimal odds after commission, the figure that prices are ranked by; null when there are none. */
  net: number | null;
  state: PriceState;
  isBest: boolean;
};

export type ComparedSelection = {
  id: string;
  /** In published order; of several prices of one bookmaker the first. */
  prices: ComparedPrice[];
  /** The best eligible decimal odds after commission; null when no price is eligible. */
  odds: number | null;
  /** The slugs of all bookmakers with the best odds, in published order, one per pool. */
  best: string[];
  /** The mean decimal odds of the eligible fixed-odds bookmakers, one per pool; null without any. */
  average: number | null;
  /** The consensus probability without margin, 0 to 1; null unless every selection has an average. */
  fair: number | null;
};

export type ComparedBook = {
  bookmaker: string;
  /** Whether it has open prices of every selection that anyone quotes, at least two. */
  isComplete: boolean;
  /** 1 / Σ(1/oᵢ) of its open prices after commission; null unless complete. */
  payout: number | null;
};

export type ComparedMarket = {
  selections: ComparedSelection[];
  books: ComparedBook[];
  /** The payout of the best price of each selection; null unless each has one. */
  bestPayout: number | null;
};

type Options = {
  /** In published order (see `inPublishedOrder`); prices of other bookmakers are ignored. */
  bookmakers: readonly ComparedBookmaker[];
  /** Unix seconds. */
  now: number;
  /** The feed's limit in seconds: an older price counts as suspended. Null: prices do not age. */
  maxAge: number | null;
  /** A suspended market has no open price. */
  isSuspended?: boolean;
};

/** The greatest distance from the median of the others' implied probabilities. */
const maxDistance = 0.2;

/**
 * Compares the bookmakers of a market. A price is eligible when it is open and fresh, its bookmaker
 * prices every selection, and its implied probability is less than 20 points from the median of the
 * other bookmakers'. A selection without any quote, such as an impossible outcome, does not count
 * against a bookmaker; one whose quotes are all closed does.
 */
export function compareMarket(
  selections: readonly QuotedSelection[],
  { bookmakers, now, maxAge, isSuspended = false }: Options,
): ComparedMarket {
  const isFresh = ({ updatedAt }: QuotedPrice) =>
    maxAge === null || updatedAt === null || now - updatedAt <= maxAge;
  const rows = selections.map(({ id, prices }) => {
    const quotes = bookmakers.flatMap(bookmaker => {
      const price = prices.find(({ bookmaker: slug }) => slug === bookmaker.slug);
      if (!price) return [];
      const isOpen = !isSuspended && price.isOpen && isFresh(price) && isBackable(price.odds);
      return [{ bookmaker, net: netOdds(price.odds, bookmaker.commission), isOpen }];
    });
    return { id, quotes };
  });
  const priced = rows.filter(({ quotes }) => quotes.length > 0);
  const books = bookmakers.map(({ slug }) => toBook(slug, priced));
  const complete = new Set(books.filter(book => book.isComplete).map(book => book.bookmaker));
  const compared = rows.map(({ id, quotes }) => compareSelection(id, quotes, complete));
  const pricedIds = new Set(priced.map(({ id }) => id));
  const fair = consensus(compared.filter(({ id }) => pricedIds.has(id)));
  return {
    selections: compared.map(row => ({ ...row, fair: fair.get(row.id) ?? null })),
    books,
    bestPayout: payoutOfAll(compared.filter(({ id }) => pricedIds.has(id)).map(row => row.odds)),
  };
}

/** Sorts bookmakers by mark, the highest first, then by slug: the order that the site publishes. */
export const inPublishedOrder = <T extends { slug: string; mark: number | null }>(
  bookmakers: readonly T[],
): T[] =>
  [...bookmakers].sort(
    (a, b) => (b.mark ?? -1) - (a.mark ?? -1) || (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0),
  );

type Quote = { bookmaker: ComparedBookmaker; net: number | null; isOpen: boolean };

const isBackable = (odds: number | null): boolean => odds !== null && odds > 1;

function toBook(slug: string, priced: readonly { quotes: readonly Quote[] }[]): ComparedBook {
  const own = priced.map(({ quotes }) => {
    const quote = quotes.find(({ bookmaker }) => bookmaker.slug === slug);
    return quote?.isOpen ? quote.net : null;
  });
  const payout = own.length < 2 ? null : payoutOfAll(own);
  return { bookmaker: slug, isComplete: payout !== null, payout };
}

function payoutOfAll(odds: readonly (number | null)[]): number | null {
  const known = odds.filter(decimal => decimal !== null);
  return known.length < odds.length ? null : payoutOf(known);
}

function compareSelection(
  id: string,
  quotes: readonly Quote[],
  complete: ReadonlySet<string>,
): Omit<ComparedSelection, 'fair'> {
  const open = quotes.filter(({ isOpen, bookmaker }) => isOpen && complete.has(bookmaker.slug));
  const stateOf = (quote: Quote): PriceState => {
    if (!quote.isOpen) return 'suspended';
    if (!complete.has(quote.bookmaker.slug)) return 'incomplete';
    return isUnusual(quote, open) ? 'unusual' : 'eligible';
  };
  const states = quotes.map(quote => ({ quote, state: stateOf(quote) }));
  const eligible = states.filter(({ state }) => state === 'eligible').map(({ quote }) => quote);
  const odds = eligible.reduce<number | null>(
    (highest, { net }) => (net !== null && (highest === null || net > highest) ? net : highest),
    null,
  );
  const best = onePerPool(eligible.filter(({ net }) => net === odds));
  const averaged = onePerPool(eligible).filter(({ bookmaker }) => bookmaker.kind === 'fixed');
  return {
    id,
    prices: states.map(({ quote, state }) => ({
      bookmaker: quote.bookmaker.slug,
      net: quote.net,
      state,
      isBest: state === 'eligible' && quote.net === odds,
    })),
    odds,
    best: best.map(({ bookmaker }) => bookmaker.slug),
    average: meanOf(averaged.flatMap(({ net }) => net ?? [])),
  };
}

function isUnusual(quote: Quote, open: readonly Quote[]): boolean {
  const others = onePerPool(open.filter(other => !isSamePool(other, quote)));
  const median = medianOf(others.flatMap(({ net }) => (net ? impliedProbability(net) : [])));
  if (median === null || quote.net === null) return false;
  return Math.abs(impliedProbability(quote.net) - median) >= maxDistance;
}

const isSamePool = (a: Quote, b: Quote): boolean =>
  a === b || (a.bookmaker.pool !== null && a.bookmaker.pool === b.bookmaker.pool);

/** Leaves the first quote of each pool. */
const onePerPool = (quotes: readonly Quote[]): Quote[] =>
  quotes.filter((quote, at) => quotes.findIndex(other => isSamePool(other, quote)) === at);

function consensus(rows: readonly Omit<ComparedSelection, 'fair'>[]): Map<string, number> {
  const averages = rows.flatMap(({ average }) => average ?? []);
  const fair = averages.length === rows.length ? fairProbabilities(averages) : null;
  return new Map(rows.map(({ id }, at) => [id, fair?.[at]] as const).filter(isKnown));
}

const isKnown = (
  entry: readonly [string, number | undefined],
): entry is readonly [string, number] => entry[1] !== undefined;

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? high : (high + (sorted[middle - 1] ?? NaN)) / 2;
}
