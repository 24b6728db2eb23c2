import axe from 'axe-core';
import type { Page } from './visit';

/**
 * What axe finds wrong with the page, colours in both schemes: the rule and where. Documents of
 * others within it are theirs.
 */
export async function violations(page: Page): Promise<string[]> {
  // Read once for both looks and run in the page: axe's wrapper for Playwright reads it for each, and
  // judges in a page of its own, which takes twice as long.
  await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await page.evaluate(found, []);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await page.evaluate(found, ['color-contrast']))];
}

/** In the page: what the named rules say, or all of them when none is named. */
async function found(rules: string[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run(document, {
    ...(rules.length > 0 && { runOnly: rules }),
    iframes: false,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
  );
}
