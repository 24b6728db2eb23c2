import { useCallback, useSyncExternalStore } from 'react';
import type { LivePrice } from '@/lib/live/price-store';
import { useLiveStores } from '@/components/match/live-stores';

/** One price as it stands; only its own changes wake the component. */
export function useLivePrice(key: string): LivePrice {
  const { prices } = useLiveStores();
  const subscribe = useCallback((wake: () => void) => prices.subscribe(key, wake), [prices, key]);
  const read = () => prices.price(key);
  return useSyncExternalStore(subscribe, read, read);
}
