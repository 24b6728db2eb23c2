import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { logWarning } from '@/lib/client-log';
import { onFirstInteraction } from '@/components/late/on-first-interaction';
import { settled, indexAtScroll, scrollRow } from './scroll-snap';
import type { SwiperAdapter } from './swiper-adapter';

/** Distance in px from the viewport at which the swipe library is loaded. */
const nearPx = 300;

export type CarouselState = {
  viewport: RefObject<HTMLDivElement | null>;
  /** Index of the first slide in view; `last` is its maximum, 0 when all slides fit. */
  index: number;
  last: number;
  go: (index: number) => void;
};

/** Position and control of a row of slides: native scrolling first, the swipe library later. */
export function useCarousel(
  count: number,
  { columns, loop }: { columns: 2 | 3; loop: boolean },
): CarouselState {
  const viewport = useRef<HTMLDivElement>(null);
  const swipe = useRef<SwiperAdapter | null>(null);
  const [position, setPosition] = useState<{ index: number; last: number } | null>(null);
  const overflows = position !== null && position.last > 0;

  const updatePosition = useCallback(() => {
    if (!viewport.current) return;
    const next = swipe.current?.position() ?? indexAtScroll(viewport.current);
    setPosition(previous =>
      previous?.index === next.index && previous.last === next.last ? previous : next,
    );
  }, []);

  useEffect(() => {
    const row = viewport.current;
    if (!row) return;
    swipe.current?.refresh();
    const resizeObserver = new ResizeObserver(updatePosition);
    resizeObserver.observe(row);
    row.addEventListener('scroll', updatePosition, { passive: true });
    return () => {
      resizeObserver.disconnect();
      row.removeEventListener('scroll', updatePosition);
    };
  }, [count, updatePosition]);

  useEffect(() => {
    const row = viewport.current;
    if (!row || !overflows) return;
    let isCancelled = false;
    const viewportObserver = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        viewportObserver.disconnect();
        takeOver(row).catch((error: unknown) =>
          logWarning('Carousel library not loaded', { reason: String(error) }),
        );
      },
      { rootMargin: `${nearPx}px` },
    );
    const takeOver = async (row: HTMLElement) => {
      await onFirstInteraction();
      const { createSwiperAdapter } = await import('./swiper-adapter');
      await settled(row);
      if (isCancelled) return;
      swipe.current = createSwiperAdapter(row, { columns, loop, onMove: updatePosition });
      updatePosition();
    };
    viewportObserver.observe(row);
    return () => {
      isCancelled = true;
      viewportObserver.disconnect();
      swipe.current?.destroy();
      swipe.current = null;
    };
  }, [overflows, columns, loop, updatePosition]);

  const go = useCallback((to: number) => {
    if (swipe.current) swipe.current.go(to);
    else if (viewport.current) scrollRow(viewport.current, to);
  }, []);

  // Before layout the number of visible slides is unknown, so every slide counts as a position.
  return { viewport, ...(position ?? { index: 0, last: Math.max(count - 1, 0) }), go };
}
