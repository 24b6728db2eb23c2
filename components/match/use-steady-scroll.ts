import { useLayoutEffect, useRef, type RefObject } from 'react';

type Anchor = { element: HTMLElement; top: number };

/**
 * Keeps what is being read where it is while the list around it changes; at its top a list shows
 * what comes. Most browsers do this by themselves: then there is nothing left to mend. Answers what
 * to do when the list was scrolled.
 */
export function useSteadyScroll(list: RefObject<HTMLElement | null>): () => void {
  const anchor = useRef<Anchor | null>(null);

  useLayoutEffect(() => {
    const area = list.current;
    const held = anchor.current;
    // At the top nothing is held, and whoever just went there is not taken back. Where it stands is
    // asked for last: the whole page is laid out for the answer.
    if (!area || !held?.element.isConnected || area.scrollTop === 0) return;
    const moved = topIn(area, held.element) - held.top;
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

/** The first entry in view, in the first piece of the list in view: others are not laid out. */
function firstInView(area: HTMLElement): HTMLElement | null {
  const chunk = firstBelow(area, area.querySelectorAll<HTMLElement>(':scope > div'));
  return chunk && firstBelow(area, chunk.querySelectorAll<HTMLElement>(':scope > article'));
}

/** By halves: a long list is asked for a few places, not for all. */
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
