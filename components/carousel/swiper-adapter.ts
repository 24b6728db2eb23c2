import Swiper from 'swiper';
import { indexAtScroll } from './scroll-snap';

export type SwiperAdapter = {
  position(): { index: number; last: number };
  go(index: number): void;
  /** Called after slides were added or removed. */
  refresh(): void;
  destroy(): void;
};

type Options = { columns: 2 | 3; loop: boolean; onMove: () => void };

/** Must equal the gap in carousel.module.css, so that the row does not shift on takeover. */
const betweenPx = 16;
/** Degrees from the horizontal up to which a swipe moves the row; steeper ones scroll the page. */
const touchAngle = 70;

/**
 * Takes over a natively scrolled row at its position. Looping uses `rewind`: the library's own loop
 * moves slides in the DOM, which React manages, and would restart videos.
 */
export function createSwiperAdapter(
  row: HTMLElement,
  { columns, loop, onMove }: Options,
): SwiperAdapter {
  const { index } = indexAtScroll(row);
  const isInstant = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.dataset['engine'] = 'swiper';
  row.scrollLeft = 0;
  const swiper = new Swiper(row, {
    slidesPerView: 1,
    breakpoints: { 768: { slidesPerView: 2 }, 1200: { slidesPerView: columns } },
    spaceBetween: betweenPx,
    initialSlide: index,
    rewind: loop,
    touchAngle,
    speed: isInstant ? 0 : 200,
    // `useDragSafeClick` decides whether a click counts.
    preventClicks: false,
    preventClicksPropagation: false,
    on: { activeIndexChange: onMove, snapGridLengthChange: onMove, breakpoint: onMove },
  });

  return {
    position: () => {
      const { slidesPerView = 1 } = swiper.params;
      const last = Math.max(swiper.slides.length - Number(slidesPerView), 0);
      return { index: Math.min(swiper.activeIndex, last), last };
    },
    go: to => void swiper.slideTo(to),
    refresh: () => swiper.update(),
    destroy() {
      swiper.destroy();
      delete row.dataset['engine'];
    },
  };
}
