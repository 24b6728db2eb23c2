import type { Page } from '@playwright/test';

/** What does not fit on the page: a page that scrolls sideways, text wider than its cell, cells over others. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
    const scope = document.querySelector('dialog[open]') ?? document;
    for (const table of scope.querySelectorAll('table')) {
      if (!table.checkVisibility()) continue;
      const box = table.parentElement;
      const scrolls = box !== null && getComputedStyle(box).overflowX === 'auto';
      if (!scrolls && box && table.offsetWidth > box.clientWidth + 1)
        found.push(`${table.caption?.textContent}: the table is ${table.offsetWidth} px wide`);
      for (const row of table.rows) {
        let right = -Infinity;
        for (const amount of row.querySelectorAll('[data-returns]')) {
          const cell = amount.closest('[data-bookmaker]')?.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(amount.lastChild ?? amount);
          const text = [...range.getClientRects()].filter(({ width }) => width > 1);
          const touches = text.some(
            ({ left, right }) => cell && (left < cell.left + 1 || right > cell.right - 1),
          );
          if (touches || text.length > 1)
            found.push(`"${amount.textContent}" touches the edge of its cell`);
        }
        for (const cell of row.cells) {
          const name = `${table.caption?.textContent}: "${cell.textContent}"`;
          if (cell.scrollWidth > cell.clientWidth + 1 && cell.clientWidth > 1)
            found.push(`${name} is wider than its cell`);
          for (const part of cell.querySelectorAll('[data-bookmaker]'))
            if (part.scrollWidth > part.clientWidth + 1) found.push(`${name} is cut`);
          const { left, right: end } = cell.getBoundingClientRect();
          // Cells of a table that scrolls are under its pinned ones.
          if (!scrolls && left < right - 1) found.push(`${name} is over another cell`);
          right = Math.max(right, end);
        }
      }
    }
    return found;
  });
