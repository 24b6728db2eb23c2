import type {
  EventBookmaker,
  PartialEvent,
  WireMarket,
  WirePrice,
  WireSelection,
} from '@/lib/contract/event';
import { ageLimitOf, defaultAgeLimits, type AgeLimits } from './age-limits';
import {
  compareMarket,
  type ComparedBookmaker,
  type ComparedMarket,
  type ComparedPrice,
  type ComparedSelection,
  type QuotedPrice,
} from './comparison';
import { toOdds } from '@/lib/domain/odds/odds';

/** An event of the wire with what the comparison of its prices needs. */
type PricedEvent = Pick<
  PartialEvent,
  'bookmakers' | 'bookmakers_count' | 'markets' | 'sources' | 'status'
>;

/**
 * Sets the comparison of the bookmakers' prices of an event: per selection `odds`, `best`,
 * `quoted`, `average` and `fair`, per price `status`, `net` and the time of its last confirmation,
 * per market `books`, `best_payout` and `fair`, and the number of bookmakers that may be best. A
 * market without prices is returned unchanged; a selection with prices of which none is eligible
 * has no odds, whatever the host sent. `now` is unix seconds.
 */
export function withComparison<T extends PricedEvent>(
  event: T,
  now: number,
  limits: AgeLimits = defaultAgeLimits,
): T {
  const { markets } = event;
  if (!markets?.some(hasPrices)) return event;
  const context = comparisonOf(event, now, limits);
  const compared = markets.map(market =>
    hasPrices(market) ? compareWireMarket(market, context) : null,
  );
  return {
    ...event,
    ...(compared[0] && { bookmakers_count: compared[0].comparable }),
    markets: markets.map((market, index) => {
      const result = compared[index];
      return result ? withResults(market, result, context) : market;
    }),
  };
}

/** The data of the event that the comparison of its markets needs. */
export type Comparison = {
  bookmakers: readonly ComparedBookmaker[];
  /** When the source last confirmed a bookmaker's prices, in unix seconds. */
  confirmedAt: ReadonlyMap<string, number | null>;
  /** Unix seconds. */
  now: number;
  /** Seconds; null when prices do not age. */
  maxAge: number | null;
};

export const comparisonOf = (
  event: PricedEvent,
  now: number,
  limits: AgeLimits = defaultAgeLimits,
): Comparison => ({
  bookmakers: comparedBookmakers(event),
  confirmedAt: new Map(
    (event.bookmakers ?? []).map(({ slug, confirmed_at: at }) => [slug, at ?? null]),
  ),
  now,
  maxAge: ageLimitOf(event, limits),
});

/** Compares the prices of one market of the wire, of the selections whose prices its host sent. */
export const compareWireMarket = (
  { selections, status }: WireMarket,
  { bookmakers, confirmedAt, now, maxAge }: Comparison,
): ComparedMarket =>
  compareMarket(
    selections.flatMap(({ id, prices }) =>
      prices ? { id: String(id), prices: prices.map(price => toQuote(price, confirmedAt)) } : [],
    ),
    { bookmakers, now, maxAge, isSuspended: status === 'suspended' },
  );

/**
 * The bookmakers of an event in published order. A host that does not list them has those of its
 * prices, in the order of their slugs.
 */
export function comparedBookmakers({ bookmakers, markets }: PricedEvent): ComparedBookmaker[] {
  if (bookmakers && bookmakers.length > 0) return bookmakers.map(toComparedBookmaker);
  const slugs = (markets ?? []).flatMap(({ selections }) =>
    selections.flatMap(({ prices }) => (prices ?? []).map(({ bookmaker }) => bookmaker)),
  );
  return [...new Set(slugs)]
    .sort()
    .map(slug => toComparedBookmaker({ slug, title: bookmakerTitle(slug), kind: 'fixed' }));
}

export const toComparedBookmaker = (bookmaker: EventBookmaker): ComparedBookmaker => ({
  slug: bookmaker.slug,
  title: bookmaker.title,
  kind: bookmaker.kind,
  commission: bookmaker.commission ?? 0,
  pool: bookmaker.pool ?? null,
  ...(bookmaker.icon && { icon: bookmaker.icon }),
  ...(bookmaker.linked === false && { hasNoLink: true as const }),
});

/** 'silly-point' → 'Silly Point', for a host that sends no titles. */
export const bookmakerTitle = (slug: string): string =>
  slug
    .replace(/-+/g, ' ')
    .replace(/(^| )(\p{Ll})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());

export const hasPrices = ({ selections }: WireMarket): boolean =>
  selections.some(({ prices }) => prices && prices.length > 0);

/** Whether a price of the wire can be bet on. */
export const isOpenPrice = ({ status }: Pick<WirePrice, 'status'>): boolean =>
  status == null || status === 'open';

export function toQuote(
  price: WirePrice,
  confirmedAt: ReadonlyMap<string, number | null>,
): QuotedPrice {
  return {
    bookmaker: price.bookmaker,
    odds: toOdds(price.odds)?.decimal ?? null,
    isOpen: price.status !== 'suspended',
    isStale: price.status === 'stale',
    updatedAt: laterOf(price.updated_at ?? null, confirmedAt.get(price.bookmaker) ?? null),
  };
}

const laterOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

function withResults(
  market: WireMarket,
  compared: ComparedMarket,
  context: Comparison,
): WireMarket {
  const byId = new Map(compared.selections.map(selection => [selection.id, selection]));
  const fairCount = compared.selections.filter(({ fair }) => fair !== null).length;
  return {
    ...market,
    selections: market.selections.map(selection => {
      const result = byId.get(String(selection.id));
      return result ? withSelectionResult(selection, result, context) : selection;
    }),
    books: compared.books.map(({ bookmaker, isComplete, payout }) => ({
      bookmaker,
      payout: rounded(payout),
      complete: isComplete,
    })),
    best_payout: rounded(compared.bestPayout),
    fair: fairCount > 0 ? { method: fairCount === 2 ? 'multiplicative' : 'power' } : null,
  };
}

function withSelectionResult(
  selection: WireSelection,
  { odds, best, average, fair, prices }: ComparedSelection,
  { bookmakers, confirmedAt }: Comparison,
): WireSelection {
  if (!selection.prices) return selection;
  const compared = new Map(prices.map(price => [price.bookmaker, price]));
  const { quoted: _quoted, ...rest } = selection;
  const quoted = quotedAtExchange(best, selection.prices, bookmakers);
  return {
    ...rest,
    odds,
    best,
    ...(quoted !== null && { quoted }),
    average: rounded(average),
    fair: rounded(fair),
    prices: selection.prices.map(price => {
      const result = compared.get(price.bookmaker);
      const quote = toQuote(price, confirmedAt);
      return {
        ...price,
        updated_at: quote.updatedAt,
        ...(result && { status: wireStatusOf(result) }),
        ...(result?.net != null && result.net !== quote.odds && { net: result.net }),
      };
    }),
  };
}

const wireStatusOf = ({ state }: ComparedPrice): 'open' | 'suspended' | 'stale' =>
  state === 'suspended' || state === 'stale' ? state : 'open';

/**
 * The odds before commission at the first exchange of `best`; null when none of them is an
 * exchange.
 */
export function quotedAtExchange(
  best: readonly string[],
  prices: readonly WirePrice[],
  bookmakers: readonly ComparedBookmaker[],
): number | null {
  const slug = best.find(one =>
    bookmakers.some(bookmaker => bookmaker.slug === one && bookmaker.commission > 0),
  );
  return toOdds(prices.find(({ bookmaker }) => bookmaker === slug)?.odds)?.decimal ?? null;
}

/** Four decimals: more than any screen shows, and short in JSON. */
const rounded = (value: number | null): number | null =>
  value === null ? null : Number(value.toFixed(4));
