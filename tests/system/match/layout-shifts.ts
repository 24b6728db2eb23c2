import type { Page } from '@/tests/journeys/support/visit';

type Shift = { value: number; isOutside: boolean };

/** In the page, before its scripts: collects the layout shifts, and whether they move more than the score. */
export function recordShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const isInScore = (node: Node | null) =>
    (node instanceof Element ? node : node?.parentElement)?.closest('[aria-label=Score]') != null;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      if (!('value' in entry) || !('sources' in entry) || !Array.isArray(entry.sources)) continue;
      const isOutside = entry.sources.some(({ node }: { node: Node | null }) => !isInScore(node));
      shifts.push({ value: Number(entry.value), isOutside });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The shifts until now: they are reported in the next animation frame. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(resolve => setTimeout(resolve));
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
