import Swiper from 'swiper';
import { placeOf } from './row-place';

/** A row of slides in the swipe library's hands. */
export type SwipeRow = {
  place(): { index: number; last: number };
  go(index: number): void;
  /** After slides came or went. */
  refresh(): void;
  destroy(): void;
};

type Options = { columns: 2 | 3; loop: boolean; onMove: () => void };

/** As wide as the gap of carousel.module.css, so that the row does not move as the library comes. */
const betweenPx = 16;
/** A swipe within this angle of the horizontal moves the row; a steeper one scrolls the page. */
const touchAngle = 70;

/**
 * Takes over a row that scrolled by itself, where it stands. Going round is a rewind: the library's
 * own loop moves slides about in the document, where React keeps them and videos would start anew.
 */
export function createSwipeRow(row: HTMLElement, { columns, loop, onMove }: Options): SwipeRow {
  const { index } = placeOf(row);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.dataset['engine'] = 'swiper';
  row.scrollLeft = 0;
  const swiper = new Swiper(row, {
    slidesPerView: 1,
    breakpoints: { 768: { slidesPerView: 2 }, 991: { slidesPerView: columns } },
    spaceBetween: betweenPx,
    initialSlide: index,
    rewind: loop,
    touchAngle,
    speed: still ? 0 : 200,
    // A click counts by whether the pointer moved: use-still-click.ts.
    preventClicks: false,
    preventClicksPropagation: false,
    on: { activeIndexChange: onMove, snapGridLengthChange: onMove, breakpoint: onMove },
  });

  return {
    place: () => {
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
