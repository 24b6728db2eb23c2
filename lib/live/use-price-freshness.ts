import { useEffect } from 'react';
import type { PriceFreshness } from './price-freshness';
import { sharedConnection } from './shared-connection';
import { onServerClockSync, serverNow } from '@/lib/server-clock';

const tickMs = 1000;

/**
 * Updates the time of a screen's price freshness, so that live prices can become late, and freezes
 * its prices while updates are paused.
 */
export function usePriceFreshness(freshness: PriceFreshness): void {
  useEffect(() => {
    const tick = () => freshness.tick(serverNow());
    const connection = sharedConnection();
    const readPause = () => freshness.setPaused(connection.status().pausedAt);
    tick();
    readPause();
    const timer = setInterval(tick, tickMs);
    const unsubscribes = [onServerClockSync(tick), connection.onStatusChange(readPause)];
    return () => {
      clearInterval(timer);
      unsubscribes.forEach(unsubscribe => unsubscribe());
    };
  }, [freshness]);
}
