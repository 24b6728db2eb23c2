import type { WireMarket } from '@/lib/contract/event';
import type { EventChange } from '../store/changes';
import { isSame } from './same';

/** Markets that are new, changed or moved, and the ids of those the feed withdrew. */
export function marketDifference(
  before: readonly WireMarket[],
  next: readonly WireMarket[],
): EventChange['markets'] {
  const places = new Map(
    before.map((market, position) => [String(market.id), { market, position }]),
  );
  const ids = new Set(next.map(market => String(market.id)));
  return {
    written: next
      .map((market, position) => ({ position, market }))
      .filter(({ position, market }) => {
        const old = places.get(String(market.id));
        return !old || old.position !== position || !isSame(old.market, market);
      }),
    gone: [...places.keys()].filter(id => !ids.has(id)),
  };
}
