import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { oddsCookie, type OddsFormat } from '@/lib/domain/odds-format';
import { usePageView } from '@/components/ui/view-context.client';

let chosen: OddsFormat | null = null;
const listeners = new Set<() => void>();

function subscribe(wake: () => void): () => void {
  listeners.add(wake);
  return () => listeners.delete(wake);
}

/** The visitor's odds format: what the server wrote, until they choose another in this tab. */
export function useOddsFormat(): OddsFormat {
  const { format } = usePageView();
  return useSyncExternalStore(
    subscribe,
    () => chosen ?? format,
    () => format,
  );
}

/**
 * The same for a price: it follows the choice a moment later, for a page with hundreds of prices must
 * not make the selector wait for all of them.
 */
export function usePriceFormat(): OddsFormat {
  const { format } = usePageView();
  const [shown, setShown] = useState(() => chosen ?? format);
  useEffect(() => {
    const follow = () => startTransition(() => setShown(chosen ?? format));
    follow();
    return subscribe(follow);
  }, [format]);
  return shown;
}

/** Tells every price and selector of the tab at once, and remembers the choice in the cookie. */
export async function chooseOddsFormat(format: OddsFormat): Promise<void> {
  chosen = format;
  listeners.forEach(wake => wake());
  const { setCookie } = await import('cookies-next/client');
  setCookie(oddsCookie.name, format, {
    path: '/',
    maxAge: oddsCookie.maxAgeSeconds,
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  });
}
