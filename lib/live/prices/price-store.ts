import { hasSameQuotes, type Market } from '@/lib/domain/odds/market';
import { directionOf, type Direction, type Odds } from '@/lib/domain/odds/odds';
import { createEmitter } from '@/lib/live/emitter';
import { closedFigures, figuresOf, hasSameFigures, type MarketFigures } from './market-figures';
import { notifyInBatches } from './notify-in-batches';
import { markOf, type PriceMark } from './price-mark';
import { createQuoteTimes, type QuoteTimes } from './quote-times';
import { systemClock, type Clock } from '@/lib/clock';

/**
 * A current price: null odds or `suspended` show 'Suspended'; `direction` is set only during the
 * flash.
 */
export type LivePrice = {
  odds: Odds | null;
  suspended: boolean;
  /** While updates are paused: the price is old, so it is shown without a link. */
  frozen?: true;
  direction: Direction | null;
  /** The first odds since the page opened; null while there were none. */
  opened: Odds | null;
  /** Of a selection: the bookmakers with its best price, in published order. */
  best?: readonly string[];
  /** Before an exchange's commission: of a bookmaker's price, or of a selection's best one. */
  quoted?: Odds;
  /**
   * Of a bookmaker's price: whether it is the best, why it may not be, or that its bookmaker is one that
   * the visitor does not compare. Of a selection: 'left-out' when only such bookmakers price it.
   */
  mark?: PriceMark | null;
  /** See `BookmakerPrice`. */
  age?: number;
};

export type PriceStore = {
  /** The matches of which a price is subscribed to, those whose prices are on screen. */
  watched(): string[];
  /** Subscribes to one price; notified of its own changes only. */
  subscribe(key: string, listener: () => void): () => void;
  price(key: string): LivePrice;
  /** The figures of a market by `figuresKey`; null while no bookmakers' prices are known. */
  figures(key: string): MarketFigures | null;
  quoteTimes: QuoteTimes;
  /**
   * Sets a match's current markets; with `flash`, moved prices show their direction. With `reopens`,
   * the prices are of another comparison: what changes counts as opened now.
   */
  put(matchId: string, markets: Market[], options: { flash: boolean; reopens?: boolean }): void;
  /** Suspends all prices of a match, also those of later updates, or ends the suspension. */
  suspend(matchId: string, isSuspended: boolean): void;
  /** Marks all prices of a match as old, or ends that. A suspended price stays suspended. */
  freeze(matchId: string, isFrozen: boolean): void;
};

/** The key of a selection's best price, or of one bookmaker's. */
export const priceKey = (
  matchId: string,
  marketId: string,
  selectionId: string,
  bookmaker?: string,
): string =>
  [matchId, marketId, selectionId, ...(bookmaker === undefined ? [] : [bookmaker])]
    .map(encodeURIComponent)
    .join('/');

/** The key of a market's figures, to subscribe to and to read them. */
export const figuresKey = (matchId: string, marketId: string): string =>
  [matchId, marketId].map(encodeURIComponent).join('/');

const matchOfKey = (key: string): string => decodeURIComponent(key.split('/')[0] ?? '');

const unknownPrice: LivePrice = { odds: null, suspended: true, direction: null, opened: null };

/** `flashMs`: how long a moved price shows its direction (3 s on cards, 4 s on the match page). */
export function createPriceStore(
  flashMs: number,
  timers: Pick<Clock, 'set'> = systemClock,
): PriceStore {
  const prices = new Map<string, LivePrice>();
  const figures = new Map<string, MarketFigures>();
  // The figures of suspended matches: a payout needs quoted prices.
  const maskedFigures = new Map<string, MarketFigures>();
  const latest = new Map<string, Market>();
  // The prices of suspended and frozen matches, as components receive them.
  const maskedPrices = new Map<string, LivePrice>();
  const keysByMatch = new Map<string, Set<string>>();
  const suspendedMatches = new Set<string>();
  const frozenMatches = new Set<string>();
  const quoteTimes = createQuoteTimes();
  /** The last flash of each price that shows its direction. */
  const flashes = new Map<string, object>();
  const emitter = createEmitter();
  const changes = notifyInBatches(emitter.notify, timers);

  function set(matchId: string, key: string, next: LivePrice, notify = emitter.notify): void {
    prices.set(key, next);
    if (suspendedMatches.has(matchId))
      maskedPrices.set(key, { ...next, suspended: true, direction: null });
    else if (frozenMatches.has(matchId))
      maskedPrices.set(key, { ...next, frozen: true, direction: null });
    else maskedPrices.delete(key);
    notify(key);
  }

  function mask(matches: Set<string>, matchId: string, isMasked: boolean): void {
    if (matches.has(matchId) === isMasked) return;
    if (isMasked) matches.add(matchId);
    else matches.delete(matchId);
    for (const key of keysOf(matchId)) set(matchId, key, prices.get(key) ?? unknownPrice);
    for (const key of figureKeysOf(matchId)) {
      showFigures(matchId, key);
      emitter.notify(key);
    }
  }

  /** The keys of a match's markets begin with its own. */
  const figureKeysOf = (matchId: string) =>
    [...figures.keys()].filter(key => key.startsWith(figuresKey(matchId, '')));

  function showFigures(matchId: string, key: string): void {
    const known = figures.get(key);
    if (known && suspendedMatches.has(matchId)) maskedFigures.set(key, closedFigures(known));
    else maskedFigures.delete(key);
  }

  /** Ends the directions of prices that moved together after their flash. */
  function fadeLater(matchId: string, keys: readonly string[]): void {
    if (keys.length === 0) return;
    const flash = {};
    for (const key of keys) flashes.set(key, flash);
    const fade = () => {
      changes.begin();
      for (const key of keys) {
        if (flashes.get(key) !== flash) continue;
        flashes.delete(key);
        const price = prices.get(key);
        if (price?.direction) set(matchId, key, { ...price, direction: null }, changes.notify);
      }
    };
    timers.set(fade, flashMs);
  }

  function setFigures(matchId: string, key: string, market: Market): void {
    const next = figuresOf(market);
    const before = figures.get(key);
    if (!next || (before && hasSameFigures(before, next))) return;
    figures.set(key, next);
    showFigures(matchId, key);
    changes.notify(key);
  }

  /** The prices of a market to compare with the known ones; mostly its bookmakers' are the same. */
  function newQuotes(matchId: string, market: Market): KeyedQuote[] {
    const key = figuresKey(matchId, market.id);
    const before = latest.get(key);
    latest.set(key, market);
    if (before && hasSameQuotes(before, market))
      return market.selections.map(selection => bestQuote(matchId, market, selection));
    setFigures(matchId, key, market);
    return quotesOf(matchId, market, priceKey => prices.has(priceKey));
  }

  function keysOf(matchId: string): Set<string> {
    const keys = keysByMatch.get(matchId) ?? new Set();
    keysByMatch.set(matchId, keys);
    return keys;
  }

  return {
    watched: () => [...new Set(emitter.topics().map(matchOfKey))],
    subscribe: emitter.subscribe,
    price: key => maskedPrices.get(key) ?? prices.get(key) ?? unknownPrice,
    figures: key => maskedFigures.get(key) ?? figures.get(key) ?? null,
    quoteTimes,
    put(matchId, markets, options) {
      quoteTimes.put(matchId, markets);
      changes.begin();
      const keys = keysOf(matchId);
      const moved: string[] = [];
      for (const { key, odds, suspended, ...marks } of markets.flatMap(market =>
        newQuotes(matchId, market),
      )) {
        const before = prices.get(key);
        if (before && isSamePrice(before, { odds, suspended, ...marks })) continue;
        const isShown = options.flash && before && !suspended;
        const direction = isShown ? directionOf(before.odds, odds) : null;
        keys.add(key);
        const opened = options.reopens ? odds : (before?.opened ?? odds);
        set(matchId, key, { odds, suspended, direction, opened, ...marks }, changes.notify);
        if (direction) moved.push(key);
      }
      fadeLater(matchId, moved);
    },
    suspend: (matchId, isSuspended) => mask(suspendedMatches, matchId, isSuspended),
    freeze: (matchId, isFrozen) => mask(frozenMatches, matchId, isFrozen),
  };
}

type Quote = Pick<LivePrice, 'odds' | 'suspended' | 'best' | 'quoted' | 'mark' | 'age'>;

type KeyedQuote = Quote & { key: string };

const bestQuote = (
  matchId: string,
  market: Market,
  { id, odds, best, quoted, isLeftOut }: Market['selections'][number],
): KeyedQuote => ({
  key: priceKey(matchId, market.id, id),
  odds,
  suspended: market.suspended || odds === null,
  ...(best && { best }),
  ...(quoted && { quoted }),
  ...(isLeftOut && !market.suspended && { mark: 'left-out' as const }),
});

/**
 * The prices of a market: the best one of each selection, and every bookmaker's. A known price that its
 * bookmaker no longer quotes is suspended.
 */
const quotesOf = (
  matchId: string,
  market: Market,
  isKnown: (key: string) => boolean,
): KeyedQuote[] =>
  market.selections.flatMap(selection => {
    const { id, prices = [] } = selection;
    return [
      bestQuote(matchId, market, selection),
      ...prices.map(price => ({
        key: priceKey(matchId, market.id, id, price.bookmaker),
        odds: price.odds,
        suspended: market.suspended || price.state === 'suspended' || price.odds === null,
        mark: markOf(price),
        ...(price.quoted && { quoted: price.quoted }),
        ...(price.age !== undefined && { age: price.age }),
      })),
      ...[...(market.payouts?.keys() ?? [])]
        .filter(slug => !prices.some(({ bookmaker }) => bookmaker === slug))
        .map(slug => priceKey(matchId, market.id, id, slug))
        .filter(isKnown)
        .map(key => ({ key, odds: null, suspended: true, mark: null })),
    ];
  });

const isSamePrice = (a: Quote, b: Quote): boolean =>
  a.odds?.raw === b.odds?.raw &&
  a.quoted?.raw === b.quoted?.raw &&
  a.suspended === b.suspended &&
  a.mark === b.mark &&
  a.best?.join() === b.best?.join();
