import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { logProblem } from '@/lib/browser-log';
import { firstAct } from './first-act';
import { atRest, placeOf, scrollRow } from './row-place';
import type { SwipeRow } from './swipe-row';

/** The library comes when the row is this near, and the visitor has done anything yet. */
const nearPx = 300;

export type CarouselPlace = {
  viewport: RefObject<HTMLDivElement | null>;
  /** The first slide in view, and the furthest that can be it: 0 when all fit. */
  index: number;
  last: number;
  go: (index: number) => void;
};

/** Where a row of slides stands, and the way to move it: by scrolling, later by the swipe library. */
export function useCarousel(
  count: number,
  { columns, loop }: { columns: 2 | 3; loop: boolean },
): CarouselPlace {
  const viewport = useRef<HTMLDivElement>(null);
  const swipe = useRef<SwipeRow | null>(null);
  const [place, setPlace] = useState<{ index: number; last: number } | null>(null);
  const overflows = place !== null && place.last > 0;

  const look = useCallback(() => {
    if (!viewport.current) return;
    const next = swipe.current?.place() ?? placeOf(viewport.current);
    setPlace(was => (was?.index === next.index && was.last === next.last ? was : next));
  }, []);

  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    swipe.current?.refresh();
    const resized = new ResizeObserver(look);
    resized.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [count, look]);

  useEffect(() => {
    const row = viewport.current;
    if (!row || !overflows) return;
    let isGone = false;
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        takeOver(row).catch((error: unknown) =>
          logProblem('Carousel library not loaded', { reason: String(error) }),
        );
      },
      { rootMargin: `${nearPx}px` },
    );
    const takeOver = async (row: HTMLElement) => {
      await firstAct();
      const { createSwipeRow } = await import('./swipe-row');
      await atRest(row);
      if (isGone) return;
      swipe.current = createSwipeRow(row, { columns, loop, onMove: look });
      look();
    };
    seen.observe(row);
    return () => {
      isGone = true;
      seen.disconnect();
      swipe.current?.destroy();
      swipe.current = null;
    };
  }, [overflows, columns, loop, look]);

  const go = useCallback((to: number) => {
    if (swipe.current) swipe.current.go(to);
    else if (viewport.current) scrollRow(viewport.current, to);
  }, []);

  // Nobody knows what fits before the row is laid out: till then there is a next one if any.
  return { viewport, ...(place ?? { index: 0, last: Math.max(count - 1, 0) }), go };
}
