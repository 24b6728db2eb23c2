import { useEffect, useState } from 'react';
import { useLiveStores } from '@/components/live/live-stores';
import type { BookmakerPriceId } from '@/lib/live/prices/quote-times';
import { ageText } from '@/lib/domain/odds/price-reason';
import { serverNow } from '@/lib/server-clock';

const tickMs = 1000;

/** How long ago a bookmaker confirmed a price, as text; '' when the host does not say. */
export function usePriceAge(price: BookmakerPriceId): () => string {
  const { prices } = useLiveStores();
  return () => {
    const at = prices.quoteTimes.at(price);
    return at === null ? '' : ageText(Math.max(0, serverNow() - at));
  };
}

/** Renders every second while it is on; returns whether it has, which the server's HTML never does. */
export function useEverySecond(isOn: boolean): boolean {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setCount(before => before + 1), tickMs);
    return () => clearInterval(timer);
  }, [isOn]);
  return count > 0;
}
