import { startTransition, useEffect, useState } from 'react';
import { runWhileVisible } from './run-while-visible';
import { onServerClockSync, serverNow } from '@/lib/server-clock';

const minuteMs = 60_000;

/**
 * The server's time in unix seconds, updated once a minute, when the server clock is synchronised,
 * and when `trigger` changes; first the time at which the page was rendered.
 */
export function useNow(initial: number, trigger: unknown): number {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    // Plain updates would accumulate: on a page that renders slowly React would report a loop.
    const update = () => startTransition(() => setNow(serverNow()));
    update();
    const unsubscribes = [runWhileVisible(update, minuteMs), onServerClockSync(update)];
    return () => unsubscribes.forEach(unsubscribe => unsubscribe());
  }, [trigger]);
  return now;
}
