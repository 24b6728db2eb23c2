import type { EventBookmaker, PartialEvent, WireMarket, WireSelection } from '@/lib/contract/event';
import {
  compareMarket,
  type ComparedBookmaker,
  type ComparedMarket,
  type ComparedSelection,
  type QuotedPrice,
} from './comparison';
import { toOdds } from '@/lib/domain/odds/odds';

/** An event of the wire with what the comparison of its prices needs. */
type PricedEvent = Pick<PartialEvent, 'bookmakers' | 'markets' | 'sources'>;

/**
 * Sets what the bookmakers' prices of an event come to: per selection `odds`, `best`, `average` and
 * `fair`, per price `status`, `net` and the time of its last confirmation, per market `books`,
 * `best_payout` and `fair`. `only` limits the comparison to some bookmakers. A market without prices is
 * returned unchanged, and a selection without an eligible price keeps the odds that the host sent.
 * `now` is unix seconds.
 */
export function withComparison<T extends PricedEvent>(
  event: T,
  now: number,
  only: (slug: string) => boolean = () => true,
): T {
  if (!event.markets?.some(hasPrices)) return event;
  const context = comparisonOf(event, now);
  const bookmakers = context.bookmakers.filter(({ slug }) => only(slug));
  const compare = (market: WireMarket): WireMarket =>
    hasPrices(market)
      ? withResults(market, compareWireMarket(market, { ...context, bookmakers }), context)
      : market;
  return { ...event, markets: event.markets.map(compare) };
}

/** What the comparison of an event's markets needs to know of the event. */
export type Comparison = {
  bookmakers: readonly ComparedBookmaker[];
  /** When the source last confirmed a bookmaker's prices, in unix seconds. */
  confirmedAt: ReadonlyMap<string, number | null>;
  /** Unix seconds. */
  now: number;
  /** Seconds; null when prices do not age. */
  maxAge: number | null;
};

export const comparisonOf = (event: PricedEvent, now: number): Comparison => ({
  bookmakers: comparedBookmakers(event),
  confirmedAt: new Map(
    (event.bookmakers ?? []).map(({ slug, confirmed_at: at }) => [slug, at ?? null]),
  ),
  now,
  maxAge: event.sources?.odds?.max_age ?? null,
});

/** Compares the prices of one market of the wire. */
export const compareWireMarket = (
  { selections, status }: WireMarket,
  { bookmakers, confirmedAt, now, maxAge }: Comparison,
): ComparedMarket =>
  compareMarket(
    selections.map(({ id, prices }) => ({
      id: String(id),
      prices: (prices ?? []).map(price => toQuote(price, confirmedAt)),
    })),
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

type WirePrice = NonNullable<WireSelection['prices']>[number];

export function toQuote(
  price: WirePrice,
  confirmedAt: ReadonlyMap<string, number | null>,
): QuotedPrice {
  return {
    bookmaker: price.bookmaker,
    odds: toOdds(price.odds)?.decimal ?? null,
    isOpen: price.status !== 'suspended',
    updatedAt: laterOf(price.updated_at ?? null, confirmedAt.get(price.bookmaker) ?? null),
  };
}

const laterOf = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

function withResults(
  market: WireMarket,
  compared: ComparedMarket,
  { confirmedAt }: Pick<Comparison, 'confirmedAt'>,
): WireMarket {
  const byId = new Map(compared.selections.map(selection => [selection.id, selection]));
  const fairCount = compared.selections.filter(({ fair }) => fair !== null).length;
  return {
    ...market,
    selections: market.selections.map(selection => {
      const result = byId.get(String(selection.id));
      return result ? withSelectionResult(selection, result, confirmedAt) : selection;
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
  confirmedAt: ReadonlyMap<string, number | null>,
): WireSelection {
  const compared = new Map(prices.map(price => [price.bookmaker, price]));
  return {
    ...selection,
    odds: odds ?? selection.odds ?? null,
    best,
    average: rounded(average),
    fair: rounded(fair),
    prices: (selection.prices ?? []).map(price => {
      const result = compared.get(price.bookmaker);
      const quote = toQuote(price, confirmedAt);
      return {
        ...price,
        updated_at: quote.updatedAt,
        ...(result && { status: result.state === 'suspended' ? 'suspended' : 'open' }),
        ...(result?.net != null && result.net !== quote.odds && { net: result.net }),
      };
    }),
  };
}

/** Four decimals: more than any screen shows, and short in JSON. */
const rounded = (value: number | null): number | null =>
  value === null ? null : Number(value.toFixed(4));
