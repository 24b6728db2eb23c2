import { useEffect, useState, type RefObject } from 'react';

/** The prices of the comparison, and the buttons that open their history without a pointer over them. */
export const priceSelector = '[data-bookmaker], [data-history]';

/** The first price of the list under a mouse or the focus, or the first history button touched. */
export function useFirstPrice(list: RefObject<HTMLElement | null>): Element | null {
  const [first, setFirst] = useState<Element | null>(null);

  useEffect(() => {
    if (first) return;
    const listeners = new AbortController();
    const onUse = (event: Event) => {
      const price = event.target instanceof Element && event.target.closest(priceSelector);
      if (price && !(isTouch(event) && price.matches('[data-bookmaker]'))) setFirst(price);
    };
    for (const type of ['pointerover', 'focusin'])
      list.current?.addEventListener(type, onUse, listeners);
    return () => listeners.abort();
  }, [list, first]);

  return first;
}

export const isTouch = (event: Event): boolean =>
  'pointerType' in event && event.pointerType === 'touch';
