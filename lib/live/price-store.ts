import type { Market } from '../domain/market';
import { directionOf, type Direction, type Odds } from '../domain/odds';
import { createTopics } from './topics';

/** A price as it stands: null odds or `suspended` show 'Suspended'; `direction` only while it flashes. */
export type LivePrice = {
  odds: Odds | null;
  suspended: boolean;
  direction: Direction | null;
  /** The first odds since the page opened; null while there were none. */
  opened: Odds | null;
};

export type PriceStore = {
  /** Follows one price; only its own changes wake it. */
  subscribe(key: string, wake: () => void): () => void;
  price(key: string): LivePrice;
  /** Takes a match's markets as they are now; with `flash`, moved prices show where they went. */
  put(matchId: string, markets: Market[], options: { flash: boolean }): void;
  /** While held, all prices of a match are suspended, whatever comes for them. */
  hold(matchId: string, held: boolean): void;
};

export const priceKey = (matchId: string, marketId: string, selectionId: string): string =>
  [matchId, marketId, selectionId].map(encodeURIComponent).join('/');

const unknownPrice: LivePrice = { odds: null, suspended: true, direction: null, opened: null };

type Timers = { set(run: () => void, ms: number): unknown; clear(timer: unknown): void };

const realTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: timer => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** `flashMs`: how long a moved price shows its direction (3 s on cards, 4 s on the match page). */
export function createPriceStore(flashMs: number, timers: Timers = realTimers): PriceStore {
  const prices = new Map<string, LivePrice>();
  // What is read of the prices that are held.
  const heldPrices = new Map<string, LivePrice>();
  const keysByMatch = new Map<string, Set<string>>();
  const heldMatches = new Set<string>();
  const fading = new Map<string, unknown>();
  const topics = createTopics();

  function set(matchId: string, key: string, next: LivePrice): void {
    prices.set(key, next);
    if (heldMatches.has(matchId))
      heldPrices.set(key, { ...next, suspended: true, direction: null });
    else heldPrices.delete(key);
    topics.wake(key);
  }

  /** The price now shows where it went; it stops doing so after a while. */
  function fadeLater(matchId: string, key: string): void {
    timers.clear(fading.get(key));
    const fade = () => {
      fading.delete(key);
      const price = prices.get(key);
      if (price?.direction) set(matchId, key, { ...price, direction: null });
    };
    fading.set(key, timers.set(fade, flashMs));
  }

  function keysOf(matchId: string): Set<string> {
    const keys = keysByMatch.get(matchId) ?? new Set();
    keysByMatch.set(matchId, keys);
    return keys;
  }

  return {
    subscribe: topics.subscribe,
    price: key => heldPrices.get(key) ?? prices.get(key) ?? unknownPrice,
    put(matchId, markets, options) {
      const keys = keysOf(matchId);
      for (const market of markets) {
        for (const selection of market.selections) {
          const key = priceKey(matchId, market.id, selection.id);
          const before = prices.get(key);
          const { odds } = selection;
          const suspended = market.suspended || odds === null;
          if (before && sameOdds(before.odds, odds) && before.suspended === suspended) continue;
          const flashes = options.flash && before && !suspended;
          const direction = flashes ? directionOf(before.odds, odds) : null;
          keys.add(key);
          set(matchId, key, { odds, suspended, direction, opened: before?.opened ?? odds });
          if (direction) fadeLater(matchId, key);
        }
      }
    },
    hold(matchId, held) {
      if (heldMatches.has(matchId) === held) return;
      if (held) heldMatches.add(matchId);
      else heldMatches.delete(matchId);
      for (const key of keysOf(matchId)) set(matchId, key, prices.get(key) ?? unknownPrice);
    },
  };
}

const sameOdds = (a: Odds | null, b: Odds | null): boolean => a?.raw === b?.raw;
