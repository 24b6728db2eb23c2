import { useCallback, useSyncExternalStore } from 'react';
import { useLiveStores } from '@/components/live/live-stores';
import type { MarketFigures } from '@/lib/live/prices/market-figures';
import { figuresKey, type LivePrice } from '@/lib/live/prices/price-store';

/** The current price of a key; only its own changes rerender the component. */
export function useLivePrice(key: string): LivePrice {
  const { prices } = useLiveStores();
  const subscribe = useCallback(
    (listener: () => void) => prices.subscribe(key, listener),
    [prices, key],
  );
  const read = () => prices.price(key);
  return useSyncExternalStore(subscribe, read, read);
}

/** The payouts, averages and fair probabilities of a market; null until its prices are known. */
export function useMarketFigures(matchId: string, marketId: string): MarketFigures | null {
  const { prices } = useLiveStores();
  const key = figuresKey(matchId, marketId);
  const subscribe = useCallback(
    (listener: () => void) => prices.subscribe(key, listener),
    [prices, key],
  );
  const read = () => prices.figures(key);
  return useSyncExternalStore(subscribe, read, read);
}
