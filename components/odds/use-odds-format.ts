import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { oddsCookie, type OddsFormat } from '@/lib/domain/odds/odds-format';
import { usePageContext } from '@/components/link/page-context.client';

let chosen: OddsFormat | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's odds format: the server's value until another is chosen in this tab. */
export function useOddsFormat(): OddsFormat {
  const { format } = usePageContext();
  return useSyncExternalStore(
    subscribe,
    () => chosen ?? format,
    () => format,
  );
}

/**
 * The format for prices. It updates in a transition, because a page with hundreds of prices would
 * otherwise delay the selector.
 */
export function usePriceFormat(): OddsFormat {
  const { format } = usePageContext();
  const [shown, setShown] = useState(() => chosen ?? format);
  useEffect(() => {
    const update = () => startTransition(() => setShown(chosen ?? format));
    update();
    return subscribe(update);
  }, [format]);
  return shown;
}

/** Notifies every price and selector of the tab and stores the format in the cookie. */
export async function chooseOddsFormat(format: OddsFormat): Promise<void> {
  chosen = format;
  listeners.forEach(listener => listener());
  const { setCookie } = await import('cookies-next/client');
  setCookie(oddsCookie.name, format, {
    path: '/',
    maxAge: oddsCookie.maxAgeSeconds,
    sameSite: 'lax',
    secure: window.location.protocol === 'https:',
  });
}
