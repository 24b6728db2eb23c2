import { defaultAgeLimits, type AgeLimits } from '@/lib/domain/odds/comparison/age-limits';
import { createPriceFreshness, type PriceFreshness } from './prices/price-freshness';
import type { EventKind, Match } from '@/lib/domain/match/match';
import { createMatchStore, type MatchStore } from './match-store';
import { createPriceStore, type PriceStore } from './prices/price-store';
import type { Clock } from '@/lib/clock';

export type MatchStores = {
  matches: MatchStore;
  prices: PriceStore;
  freshness: PriceFreshness;
};

type Options = {
  /** How long a moved price shows its direction. */
  flashMs: number;
  acceptsNew: EventKind | null;
  /** When the page was rendered, in unix seconds. */
  now: number;
  /** Prices of a live match that are not confirmed for longer than this are suspended. */
  limitSeconds: number;
  /** The limits of bookmakers' prices whose host states none. */
  ageLimits?: AgeLimits;
  timers?: Clock;
};

/** The stores of a live screen: matches, their prices, and when these were last confirmed. */
export function createMatchStores(initial: Match[], options: Options): MatchStores {
  const { flashMs, acceptsNew, now, limitSeconds, ageLimits = defaultAgeLimits } = options;
  const prices = createPriceStore(flashMs, options.timers);
  const freshness = createPriceFreshness({
    now,
    limitSeconds,
    onStale: prices.suspend,
    onFrozen: prices.freeze,
  });
  const matches = createMatchStore(initial, { acceptsNew, prices, freshness, ageLimits });
  return { matches, prices, freshness };
}
