import { useEffect } from 'react';
import type { PriceFreshness } from './price-freshness';
import { onServerClockSync, serverNow } from '@/lib/server-clock';

const tickMs = 1000;

/** Updates the time of a screen's price freshness, so that live prices can become late. */
export function usePriceFreshness(freshness: PriceFreshness): void {
  useEffect(() => {
    const tick = () => freshness.tick(serverNow());
    tick();
    const timer = setInterval(tick, tickMs);
    const unsubscribe = onServerClockSync(tick);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [freshness]);
}
