import { useEffect, useState } from 'react';
import { useLiveStores } from '@/components/live/live-stores';
import type { BookmakerPriceId } from '@/lib/live/prices/quote-times';
import { ageText } from '@/lib/domain/odds/price-reason';
import { serverNow } from '@/lib/server-clock';

const intervalMs = 1000;

/** How long ago a bookmaker confirmed a price, as text; '' when the host sends no time. */
export function usePriceAge(price: BookmakerPriceId): () => string {
  const { prices } = useLiveStores();
  return () => {
    const quotedAt = prices.quoteTimes.at(price);
    return quotedAt === null ? '' : ageText(Math.max(0, serverNow() - quotedAt));
  };
}

/** Renders the caller every second while it is on; returns whether it has, which is false in the server's HTML. */
export function useEverySecond(isOn: boolean): boolean {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setCount(before => before + 1), intervalMs);
    return () => clearInterval(timer);
  }, [isOn]);
  return count > 0;
}
