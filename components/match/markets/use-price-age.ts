import { useEffect, useState } from 'react';
import { secondsInHour, secondsInMinute } from 'date-fns/constants';
import { useLiveStores } from '@/components/match/live/live-stores';
import type { BookmakerPriceId } from '@/lib/live/prices/quote-times';
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

/** Renders every second while it is on. */
export function useEverySecond(isOn: boolean): void {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => setCount(count => count + 1), tickMs);
    return () => clearInterval(timer);
  }, [isOn]);
}

function ageText(seconds: number): string {
  if (seconds < secondsInMinute) return `${seconds} s ago`;
  if (seconds < secondsInHour) return `${Math.floor(seconds / secondsInMinute)} min ago`;
  return 'over an hour ago';
}
