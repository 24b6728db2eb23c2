import { startTransition, useEffect, useState } from 'react';
import { onServerTimeLearnt, serverNow } from '../server-clock';

const minuteMs = 60_000;

/**
 * The server's time in unix seconds, looked at once a minute, when it turns out to be another, and
 * when `news` changes; first the moment the page was made.
 */
export function useNow(initial: number, news: unknown): number {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    // As plain updates they would add up: a page too slow for its news would count them as a loop.
    const look = () => startTransition(() => setNow(serverNow()));
    look();
    const timer = setInterval(look, minuteMs);
    const forget = onServerTimeLearnt(look);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [news]);
  return now;
}
