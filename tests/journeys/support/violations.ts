import axe from 'axe-core';
import type { Page } from '@playwright/test';

/**
 * The accessibility violations that axe finds, with colours in both schemes: rule and element.
 * Embedded documents of others are excluded. `within` is the selector of the part that is looked at.
 */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  // Evaluated once for both schemes, in the page: axe's wrapper for Playwright evaluates it for
  // each, in a separate page, which takes twice as long.
  await page.evaluate(axe.source);
  await page.evaluate(renderAll);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await page.evaluate(found, { within, rules: [] });
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await page.evaluate(found, { within, rules: ['color-contrast'] }))];
}

/**
 * In the page: renders what is far below too. Until a section is rendered it has an estimated height,
 * and axe compares its text with whatever is at that position.
 */
function renderAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main :not(details, details *) { content-visibility: visible !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** In the page: the violations of the named rules, or of all rules. */
async function found({ within, rules }: { within: string; rules: string[] }): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run(within, {
    ...(rules.length > 0 && { runOnly: rules }),
    iframes: false,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
  );
}
