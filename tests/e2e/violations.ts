import AxeBuilder from '@axe-core/playwright';
import type { Page } from './visit';

/**
 * What axe finds wrong, colours in both schemes: the rule and where. Given a selector, it looks at
 * that part alone.
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
  const axe = () => {
    const builder = new AxeBuilder({ page });
    return part ? builder.include(part) : builder;
  };
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await axe().analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await axe().withRules(['color-contrast']).analyze();
  return [...light.violations, ...dark.violations].flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
  );
}
