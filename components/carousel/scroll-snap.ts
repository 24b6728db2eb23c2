/** Tolerance in px: slides have fractional widths, whose rounding errors add up along a row. */
const nearEnoughPx = 8;

/** Position of a natively scrolled row. */
export function indexAtScroll(row: HTMLElement): { index: number; last: number } {
  const step = stepOf(row);
  const count = slidesOf(row).length;
  if (step === 0) return { index: 0, last: Math.max(count - 1, 0) };
  const last = Math.max(count - Math.max(Math.round(row.clientWidth / step), 1), 0);
  return { index: Math.min(Math.round(row.scrollLeft / step), last), last };
}

export function scrollRow(row: HTMLElement, index: number): void {
  const isInstant = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollTo({ left: index * stepOf(row), behavior: isInstant ? 'instant' : 'smooth' });
}

/** Resolves once a natively scrolled row is aligned to a slide. */
export function settled(row: HTMLElement): Promise<void> {
  const isAligned = () =>
    Math.abs(row.scrollLeft - indexAtScroll(row).index * stepOf(row)) < nearEnoughPx;
  if (isAligned()) return Promise.resolve();
  return new Promise(resolve => {
    const check = () => {
      if (!isAligned()) return;
      row.removeEventListener('scroll', check);
      resolve();
    };
    row.addEventListener('scroll', check, { passive: true });
  });
}

/** Distance in px between the starts of two slides. */
function stepOf(row: HTMLElement): number {
  const [first, second] = slidesOf(row);
  if (!first) return 0;
  return second ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}

const slidesOf = (row: HTMLElement): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>(':scope > ul > li'),
];
