import type { JSHandle } from '@playwright/test';
import type { Page } from '@/tests/e2e/support/test';

/** What a price showed: one entry for each change, the direction only while it stood there. */
export type Shown = { price: string; direction: 'up' | 'down' | null; atMs: number };

/**
 * Writes down what a price shows from now on, in the page and at every frame, so that no change
 * between two looks is missed. `href` is how the price's link begins.
 */
export function recordPrice(page: Page, href: string): Promise<JSHandle<Shown[]>> {
  return page.evaluateHandle(start => {
    const seen: Shown[] = [];
    const look = () => {
      const plate = document.querySelector<HTMLElement>(`a[href^="${start}"] [class*=plate]`);
      // Beside the number the plate says what the price was when the page opened.
      const number = [...(plate?.childNodes ?? [])].find(({ nodeType }) => nodeType === 3);
      const price = number?.textContent ?? '';
      const direction = (plate?.dataset['direction'] ?? null) as Shown['direction'];
      const last = seen.at(-1);
      if (plate && (last?.price !== price || last.direction !== direction))
        seen.push({ price, direction, atMs: performance.now() });
      requestAnimationFrame(look);
    };
    look();
    return seen;
  }, href);
}
