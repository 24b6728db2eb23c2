import type { Page } from './visit';

/** The sum of the layout shifts of the page so far that no input caused. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0;
        new PerformanceObserver(list => {
          for (const entry of list.getEntries())
            if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
              sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
