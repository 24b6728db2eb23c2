import { toFormat } from '@/lib/domain/odds/conversion/from-decimal';
import { fairProbabilities, payoutOf } from '@/lib/domain/odds/probability';
import { netOdds } from './net-odds';
import { isSamePool, onePerPool } from './pools';
import { canBeUnusual, isUnusualAmong } from './unusual';

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
  /** Decimal odds before commission; null while it has no price. */
  odds: number | null;
  /** Whether it can be bet on, as its source last stated. */
  isOpen: boolean;
  /** Its host already found it too old. */
  isStale?: boolean;
  /** When its source last confirmed it, in unix seconds; null when the host does not state it. */
  updatedAt: number | null;
};

export type QuotedSelection = { id: string; prices: readonly QuotedPrice[] };

/**
 * Only an eligible price may be best, and counts in averages and payouts. 'unusual': far from the other
 * bookmakers' median. 'incomplete': its bookmaker does not price every selection. 'stale': older than the
 * limit. 'suspended': closed, or without odds.
 */
export type PriceState = 'eligible' | 'unusual' | 'incomplete' | 'stale' | 'suspended';

export type ComparedPrice = {
  bookmaker: string;
  /**
   * Decimal odds after commission, the figure by which prices are ranked; null while it has no
   * price.
   */
  net: number | null;
  state: PriceState;
  isBest: boolean;
};

export type ComparedSelection = {
  id: string;
  /** In published order; of several prices of one bookmaker the first. */
  prices: ComparedPrice[];
  /**
   * The best eligible decimal odds after commission, those of the first of `best`; null when no price is
   * eligible.
   */
  odds: number | null;
  /**
   * The slugs of all bookmakers with the best odds, in published order, one per pool. Odds that are equal
   * as displayed are equal.
   */
  best: string[];
  /** The mean decimal odds of the eligible fixed-odds bookmakers, one per pool; null without any. */
  average: number | null;
  /** The consensus probability without margin, 0 to 1; null unless every selection has an average. */
  fair: number | null;
};

export type ComparedBook = {
  bookmaker: string;
  /** Whether it has open and fresh prices of every quoted selection. */
  isComplete: boolean;
  /** 1 / Σ(1/oᵢ) of its prices after commission; null unless there are at least two, all eligible. */
  payout: number | null;
};

export type ComparedMarket = {
  selections: ComparedSelection[];
  books: ComparedBook[];
  /** The number of bookmakers with a price that may be best. */
  comparable: number;
  /** The payout of the best price of each selection; null unless each has one. */
  bestPayout: number | null;
};

type Options = {
  /** In published order (see `inPublishedOrder`); prices of other bookmakers are ignored. */
  bookmakers: readonly ComparedBookmaker[];
  /** Unix seconds. */
  now: number;
  /** The limit in seconds: an older price is stale. Null: prices do not age. */
  maxAge: number | null;
  /** A suspended market has no open price. */
  isSuspended?: boolean;
};

/**
 * Compares the bookmakers of a market. A price is eligible when it is open and fresh, its bookmaker
 * prices every selection, and it is not unusual among the other bookmakers'. A selection without any
 * quote, such as an impossible outcome, does not count against a bookmaker; one whose quotes are all
 * closed does.
 */
export function compareMarket(
  selections: readonly QuotedSelection[],
  { bookmakers, now, maxAge, isSuspended = false }: Options,
): ComparedMarket {
  const isFresh = ({ updatedAt, isStale = false }: QuotedPrice) =>
    !isStale && (maxAge === null || updatedAt === null || now - updatedAt <= maxAge);
  const rows = selections.map(({ id, prices }) => {
    const quotes = bookmakers.flatMap((bookmaker): Quote[] => {
      const price = prices.find(({ bookmaker: slug }) => slug === bookmaker.slug);
      if (!price) return [];
      const isOpen = !isSuspended && price.isOpen && isBackable(price.odds);
      const net = netOdds(price.odds, bookmaker.commission);
      return [{ bookmaker, net, isOpen, isFresh: isFresh(price) }];
    });
    return { id, quotes };
  });
  const priced = rows.filter(({ quotes }) => quotes.length > 0);
  // One of several selections is not a market by itself; a market with a single selection is.
  const isMarket = priced.length > 1 || rows.length === 1;
  const complete = new Set(
    bookmakers
      .filter(({ slug }) => isMarket && priced.every(({ quotes }) => isTakeable(quotes, slug)))
      .map(({ slug }) => slug),
  );
  const compared = rows.map(({ id, quotes }) => compareSelection(id, quotes, complete));
  const pricedIds = new Set(priced.map(({ id }) => id));
  const quoted = compared.filter(({ id }) => pricedIds.has(id));
  const fair = consensus(quoted);
  return {
    selections: compared.map(row => ({ ...row, fair: fair.get(row.id) ?? null })),
    books: bookmakers.map(({ slug }) => toBook(slug, quoted, complete)),
    comparable: bookmakers.filter(({ slug }) =>
      quoted.some(({ prices }) => priceOf(slug, prices)?.state === 'eligible'),
    ).length,
    bestPayout: payoutOfAll(quoted.map(({ odds }) => odds)),
  };
}

/** Sorts bookmakers by mark, the highest first, then by slug: the order that the site publishes. */
export const inPublishedOrder = <T extends { slug: string; mark: number | null }>(
  bookmakers: readonly T[],
): T[] =>
  [...bookmakers].sort(
    (a, b) => (b.mark ?? -1) - (a.mark ?? -1) || (a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0),
  );

type Quote = {
  bookmaker: ComparedBookmaker;
  net: number | null;
  isOpen: boolean;
  isFresh: boolean;
};

const isBackable = (odds: number | null): boolean => odds !== null && odds > 1;

/** Whether a bookmaker has an open and fresh price among the quotes of a selection. */
const isTakeable = (quotes: readonly Quote[], slug: string): boolean =>
  quotes.some(quote => quote.bookmaker.slug === slug && quote.isOpen && quote.isFresh);

const priceOf = (slug: string, prices: readonly ComparedPrice[]): ComparedPrice | undefined =>
  prices.find(({ bookmaker }) => bookmaker === slug);

type ComparedRow = Omit<ComparedSelection, 'fair'>;

function toBook(
  slug: string,
  quoted: readonly ComparedRow[],
  complete: ReadonlySet<string>,
): ComparedBook {
  const own = quoted.map(({ prices }) => {
    const price = priceOf(slug, prices);
    return price?.state === 'eligible' ? price.net : null;
  });
  return { bookmaker: slug, isComplete: complete.has(slug), payout: payoutOfAll(own) };
}

function payoutOfAll(odds: readonly (number | null)[]): number | null {
  const known = odds.filter(decimal => decimal !== null);
  return odds.length < 2 || known.length < odds.length ? null : payoutOf(known);
}

function compareSelection(
  id: string,
  quotes: readonly Quote[],
  complete: ReadonlySet<string>,
): ComparedRow {
  const comparable = quotes.filter(({ bookmaker }) => complete.has(bookmaker.slug));
  const areApart = canBeUnusual(comparable.flatMap(({ net }) => net ?? []));
  const stateOf = (quote: Quote): PriceState => {
    if (!quote.isOpen) return 'suspended';
    if (!quote.isFresh) return 'stale';
    if (!complete.has(quote.bookmaker.slug)) return 'incomplete';
    return areApart && isUnusual(quote, comparable) ? 'unusual' : 'eligible';
  };
  const states = quotes.map(quote => ({ quote, state: stateOf(quote) }));
  const eligible = states.filter(({ state }) => state === 'eligible').map(({ quote }) => quote);
  const highest = Math.max(...eligible.map(displayedOf));
  const highestQuotes = eligible.filter(quote => displayedOf(quote) === highest);
  const best = onePerPool(highestQuotes);
  const averaged = onePerPool(eligible).filter(({ bookmaker }) => bookmaker.kind === 'fixed');
  return {
    id,
    prices: states.map(({ quote, state }) => ({
      bookmaker: quote.bookmaker.slug,
      net: quote.net,
      state,
      isBest: highestQuotes.includes(quote),
    })),
    odds: best[0]?.net ?? null,
    best: best.map(({ bookmaker }) => bookmaker.slug),
    average: meanOf(averaged.flatMap(({ net }) => net ?? [])),
  };
}

/** The decimal odds as they are displayed: what a visitor sees as equal is equal. */
const displayedOf = ({ net }: Quote): number => toFormat(net ?? 0, 'decimal');

function isUnusual(quote: Quote, comparable: readonly Quote[]): boolean {
  const others = onePerPool(comparable.filter(other => !isSamePool(other, quote)));
  return (
    quote.net !== null &&
    isUnusualAmong(
      quote.net,
      others.flatMap(({ net }) => net ?? []),
    )
  );
}

function consensus(rows: readonly ComparedRow[]): Map<string, number> {
  const averages = rows.flatMap(({ average }) => average ?? []);
  const fair = averages.length === rows.length ? fairProbabilities(averages) : null;
  return new Map(rows.map(({ id }, index) => [id, fair?.[index]] as const).filter(isKnown));
}

const isKnown = (
  entry: readonly [string, number | undefined],
): entry is readonly [string, number] => entry[1] !== undefined;

const meanOf = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
