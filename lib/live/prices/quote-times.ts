import type { Market } from '@/lib/domain/odds/market';

export type BookmakerPriceId = {
  matchId: string;
  marketId: string;
  selectionId: string;
  bookmaker: string;
};

/** When bookmakers last confirmed their prices, in unix seconds. A confirmation redraws nothing. */
export type QuoteTimes = {
  /** Records the times of a match's markets. */
  put(matchId: string, markets: readonly Market[]): void;
  /** Records until when bookmakers of a match have confirmed all of their prices. */
  confirm(matchId: string, confirmedAt: ReadonlyMap<string, number | null>): void;
  /** Null when the host does not state it. */
  at(price: BookmakerPriceId): number | null;
};

export function createQuoteTimes(): QuoteTimes {
  const times = new Map<string, number>();
  /** Of most markets an update has the same prices again. */
  const recorded = new WeakSet<object>();
  const keyOf = (...ids: string[]): string => ids.map(encodeURIComponent).join('/');
  const set = (key: string, at: number | null): void => {
    if (at !== null) times.set(key, Math.max(at, times.get(key) ?? 0));
  };

  return {
    put(matchId, markets) {
      for (const market of markets)
        for (const { id, prices } of market.selections) {
          if (!prices || recorded.has(prices)) continue;
          recorded.add(prices);
          for (const { bookmaker, updatedAt } of prices)
            set(keyOf(matchId, market.id, id, bookmaker), updatedAt);
        }
    },
    confirm(matchId, confirmedAt) {
      for (const [bookmaker, at] of confirmedAt) set(keyOf(matchId, bookmaker), at);
    },
    at({ matchId, marketId, selectionId, bookmaker }) {
      const own = times.get(keyOf(matchId, marketId, selectionId, bookmaker)) ?? null;
      const all = times.get(keyOf(matchId, bookmaker)) ?? null;
      return own === null && all === null ? null : Math.max(own ?? 0, all ?? 0);
    },
  };
}
