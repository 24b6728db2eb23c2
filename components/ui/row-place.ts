/** Slides have parts of a pixel, which add up along a row. */
const nearEnoughPx = 8;

/** Where a row that scrolls by itself stands. */
export function placeOf(row: HTMLElement): { index: number; last: number } {
  const step = stepOf(row);
  const count = slidesOf(row).length;
  if (step === 0) return { index: 0, last: Math.max(count - 1, 0) };
  const last = Math.max(count - Math.max(Math.round(row.clientWidth / step), 1), 0);
  return { index: Math.min(Math.round(row.scrollLeft / step), last), last };
}

/** Scrolls a row to one of its slides. */
export function scrollRow(row: HTMLElement, index: number): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollTo({ left: index * stepOf(row), behavior: still ? 'instant' : 'smooth' });
}

/** Resolves once a row that scrolls by itself stands on a slide, and not between two. */
export function atRest(row: HTMLElement): Promise<void> {
  const rests = () => Math.abs(row.scrollLeft - placeOf(row).index * stepOf(row)) < nearEnoughPx;
  if (rests()) return Promise.resolve();
  return new Promise(resolve => {
    const look = () => {
      if (!rests()) return;
      row.removeEventListener('scroll', look);
      resolve();
    };
    row.addEventListener('scroll', look, { passive: true });
  });
}

/** From one slide's start to the next's. */
function stepOf(row: HTMLElement): number {
  const [first, second] = slidesOf(row);
  if (!first) return 0;
  return second ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}

const slidesOf = (row: HTMLElement): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>(':scope > ul > li'),
];
