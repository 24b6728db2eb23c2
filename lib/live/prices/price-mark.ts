import type { BookmakerPrice } from '@/lib/domain/odds/market';

/** What a bookmaker's price is among the others: the best, not compared, or why it cannot be compared. */
export type PriceMark = 'best' | 'left-out' | 'unusual' | 'incomplete' | 'stale';

/** Null for a price that is neither the best nor excluded. */
export function markOf({ isBest, state, isLeftOut }: BookmakerPrice): PriceMark | null {
  if (isLeftOut) return 'left-out';
  if (isBest) return 'best';
  return state === 'eligible' || state === 'suspended' ? null : state;
}
