import type { PartialEvent, WireMarket } from '@/lib/contract/event';
import { isDeepEqual } from '@/api/live/deep-equal';
import { withoutNulls } from './json-diff';

/**
 * The state of an event as patches apply to it (docs/contracts/live-patches.md): markets by id, since
 * they move within their list, and times once where a list shares them. No value is null.
 */
export type KeyedEvent = {
  readonly [field: string]: unknown;
  readonly markets?: {
    order: string[];
    byId: Readonly<Record<string, KeyedMarket>>;
  };
};

/** `at` is the time of the prices, in unix seconds, where all have it; it is that of the frame. */
type KeyedMarket = { readonly [key: string]: unknown; readonly at?: number };

/** The state after a frame of the event; absent fields stay. Null is no state yet. */
export function withFrame(before: KeyedEvent | null, change: PartialEvent): KeyedEvent {
  const { markets, bookmakers, ...fields } = change;
  const at = change.updated_at ?? null;
  const nulls = Object.keys(fields).filter(key => fields[key as keyof typeof fields] === null);
  const kept = Object.entries(before ?? {}).filter(([key]) => !nulls.includes(key));
  return {
    ...Object.fromEntries(kept),
    ...(withoutNulls(fields) as KeyedEvent),
    ...(bookmakers && { bookmakers: keyedBookmakers(bookmakers, at) }),
    ...(markets && { markets: keyedMarkets(before?.markets, markets, at) }),
  };
}

function keyedBookmakers(
  bookmakers: NonNullable<PartialEvent['bookmakers']>,
  at: number | null,
): object {
  if (at === null || bookmakers.some(({ confirmed_at: time }) => typeof time !== 'number'))
    return { list: withoutNulls(bookmakers) as object };
  const list = bookmakers.map(({ confirmed_at: time, ...bookmaker }) =>
    withoutNulls(time === at ? bookmaker : { ...bookmaker, confirmed_at: time }),
  );
  return { list, confirmed: at };
}

function keyedMarkets(
  before: KeyedEvent['markets'],
  markets: readonly WireMarket[],
  at: number | null,
): NonNullable<KeyedEvent['markets']> {
  return {
    order: markets.map(({ id }) => String(id)),
    byId: Object.fromEntries(
      markets.map(market => {
        const known = before?.byId[String(market.id)];
        return [String(market.id), keyedMarket(known, market, at)];
      }),
    ),
  };
}

/** The known object when nothing but times has changed. A selection without `prices` keeps them. */
function keyedMarket(
  known: KeyedMarket | undefined,
  market: WireMarket,
  at: number | null,
): KeyedMarket {
  const prices = market.selections.flatMap(selection => selection.prices ?? []);
  if (known && prices.length === 0) {
    const next = withKnownPrices(known, withoutNulls(market) as KeyedMarket);
    return isDeepEqual(known, next) ? known : next;
  }
  const sharesTime =
    at !== null && prices.every(({ updated_at: time }) => typeof time === 'number');
  const selections = market.selections.map(selection => ({
    ...selection,
    ...(selection.prices && {
      prices: selection.prices.map(({ updated_at: time, ...price }) =>
        sharesTime && time === at ? price : { ...price, updated_at: time },
      ),
    }),
  }));
  const next = withoutNulls({ ...market, selections }) as KeyedMarket;
  const isSame = known && isDeepEqual(known, { ...next, at: known.at });
  if (isSame && sharesTime === (known.at !== undefined)) return known;
  return { ...next, ...(sharesTime && { at }) };
}

function withKnownPrices(known: KeyedMarket, next: KeyedMarket): KeyedMarket {
  type Selections = { id: unknown; prices?: unknown }[];
  const before = new Map((known['selections'] as Selections).map(of => [of.id, of.prices]));
  const selections = (next['selections'] as Selections).map(selection => {
    const prices = before.get(selection.id);
    return prices === undefined ? selection : { ...selection, prices };
  });
  return { ...known, ...next, selections };
}
