import { expect, test } from '@/tests/journeys/support/test';
import { violations } from '@/tests/journeys/support/violations';

test(
  'a guide leads to the glossary, which is complete without scripts',
  { tag: '@desktop' },
  async ({ noJsPage: page }) => {
    await page.goto('/how-to-play-cricket');
    await page.getByRole('main').locator('a[href="/glossary"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');

    await page.goto('/glossary#payout');
    await expect(page.getByRole('heading', { name: 'Payout', exact: true })).toBeInViewport();
    for (const id of ['fair-odds', 'margin', 'overround', 'lbw'])
      await expect(page.locator(`h3#${id}`)).toBeVisible();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'T to Y' }).click();
    await expect(page.getByRole('heading', { name: 'Target', exact: true })).toBeInViewport();
  },
);

test(
  'the footer leads to the calculators and to what is known about accessibility',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [name, path] of [
      ['Calculators', '/calculators'],
      ['Accessibility', '/accessibility'],
    ] as const) {
      await page.goto('/privacy');
      await page
        .getByRole('navigation', { name: 'Footer' })
        .getByRole('link', { name, exact: true })
        .click();

      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      expect(await violations(page), path).toEqual([]);
    }
  },
);
