import { useLayoutEffect, useRef, type RefObject } from 'react';

type Anchor = { element: HTMLElement; top: number };

/**
 * Scroll anchoring for a list that changes while it is read, except at its top, where it shows new
 * entries. Most browsers do this natively; then nothing is corrected. Returns the list's scroll handler.
 */
export function useScrollAnchor(list: RefObject<HTMLElement | null>): () => void {
  const anchor = useRef<Anchor | null>(null);

  useLayoutEffect(() => {
    const area = list.current;
    const anchored = anchor.current;
    // At the top nothing is anchored. `scrollTop` is read last, since it forces a layout of the
    // page.
    if (!area || !anchored?.element.isConnected || area.scrollTop === 0) return;
    const moved = topIn(area, anchored.element) - anchored.top;
    if (moved !== 0) area.scrollBy(0, moved);
  });

  return () => {
    const area = list.current;
    const element = area && area.scrollTop > 0 ? firstInView(area) : null;
    anchor.current = area && element ? { element, top: topIn(area, element) } : null;
  };
}

const topIn = (area: HTMLElement, element: HTMLElement): number =>
  element.getBoundingClientRect().top - area.getBoundingClientRect().top;

/** The first entry in view, in the first chunk of the list in view: other chunks have no layout. */
function firstInView(area: HTMLElement): HTMLElement | null {
  const chunk = firstBelow(area, area.querySelectorAll<HTMLElement>(':scope > div'));
  return chunk && firstBelow(area, chunk.querySelectorAll<HTMLElement>(':scope > [role=article]'));
}

/** Binary search: reads the layout of a few entries instead of all. */
function firstBelow(area: HTMLElement, entries: NodeListOf<HTMLElement>): HTMLElement | null {
  let [from, to] = [0, entries.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const entry = entries[middle];
    if (entry && topIn(area, entry) + entry.offsetHeight <= 0) from = middle + 1;
    else to = middle;
  }
  return entries[from] ?? null;
}
