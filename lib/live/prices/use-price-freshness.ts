import { useEffect } from 'react';
import type { PriceFreshness } from './price-freshness';
import { runWhileVisible } from '@/lib/live/run-while-visible';
import { sharedConnection } from '@/lib/live/shared-connection';
import { onServerClockSync, serverNow } from '@/lib/server-clock';

const intervalMs = 1000;

/**
 * Updates the time of a screen's price freshness, so that live prices can become late, and freezes
 * its prices while updates are paused.
 */
export function usePriceFreshness(freshness: PriceFreshness): void {
  useEffect(() => {
    const update = () => freshness.setTime(serverNow());
    const connection = sharedConnection();
    const readPause = () => freshness.setPaused(connection.status().pausedAt);
    update();
    readPause();
    const unsubscribes = [
      runWhileVisible(update, intervalMs),
      onServerClockSync(update),
      connection.onStatusChange(readPause),
    ];
    return () => unsubscribes.forEach(unsubscribe => unsubscribe());
  }, [freshness]);
}
