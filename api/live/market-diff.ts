import type { WireMarket } from '@/lib/contract/event';
import type { EventChange } from '@/api/store/changes';
import { isDeepEqual } from './deep-equal';

/**
 * Times at which a source confirmed prices. They move with every poll, so a change of them alone does not
 * change a market; confirmations send them.
 */
export const confirmationKeys: ReadonlySet<string> = new Set(['updated_at', 'confirmed_at', 'at']);

/** The markets of `next` that are new or changed; one that only moved is neither. */
export function changedMarkets(
  before: readonly WireMarket[],
  next: readonly WireMarket[],
): WireMarket[] {
  const known = new Map(before.map(market => [String(market.id), market]));
  return next.filter(
    market => !isDeepEqual(known.get(String(market.id)), market, confirmationKeys),
  );
}

/** The new, changed or moved markets, and the ids of those that the feed withdrew. */
export function diffMarkets(
  before: readonly WireMarket[],
  next: readonly WireMarket[],
): EventChange['markets'] {
  const known = new Map(
    before.map((market, position) => [String(market.id), { market, position }]),
  );
  const ids = new Set(next.map(market => String(market.id)));
  return {
    written: next
      .map((market, position) => ({ position, market }))
      .filter(({ position, market }) => {
        const old = known.get(String(market.id));
        return (
          !old || old.position !== position || !isDeepEqual(old.market, market, confirmationKeys)
        );
      }),
    gone: [...known.keys()].filter(id => !ids.has(id)),
  };
}
