import type { Match } from '../domain/match';
import { createConfirmations, type Confirmations } from './confirmations';
import { createMatchStore, type EventKind, type MatchStore } from './match-store';
import { createPriceStore, type PriceStore } from './price-store';

export type MatchStores = {
  matches: MatchStore;
  prices: PriceStore;
  confirmations: Confirmations;
};

type Options = {
  /** A moved price shows its direction for this long. */
  flashMs: number;
  acceptsNew: EventKind | null;
  /** When the page was made, in unix seconds. */
  now: number;
  /** Prices of a live match that are not confirmed for longer are suspended. */
  limitSeconds: number;
};

/** The stores of a live screen: matches, their prices, and since when these are confirmed. */
export function createMatchStores(initial: Match[], options: Options): MatchStores {
  const { flashMs, acceptsNew, now, limitSeconds } = options;
  const prices = createPriceStore(flashMs);
  const confirmations = createConfirmations({ now, limitSeconds, onLate: prices.hold });
  const matches = createMatchStore(initial, { acceptsNew, prices, confirmations });
  return { matches, prices, confirmations };
}
