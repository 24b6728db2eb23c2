import { expect, test } from '@/tests/journeys/support/test';

test(
  "an unknown URL responds 404 in place, without Next's scripts",
  { tag: '@deep-on-phones' },
  async ({ page, matches, consoleErrors }) => {
    consoleErrors.allow(/status of 404.*no-such-page/);
    // Without a match in play its list leads on to the next ones.
    await matches.start({ at: { over: '0.1' } });
    const response = await page.goto('/no-such-page');

    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL('/no-such-page');
    await expect(page).toHaveTitle('404');
    await expect(page.getByRole('heading', { level: 1, name: 'No results found' })).toBeVisible();
    await expect(page.getByText('This page is currently being developed')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await response?.text()).not.toMatch(/<script[^>]*src=|__next_f/);

    await page.getByRole('link', { name: 'Visit Odds' }).click();
    await expect(page).toHaveURL('/odds/matches/all/in-play');
  },
);

test('an unknown match responds 404 too', { tag: '@desktop' }, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/status of 404/);
  const response = await page.goto('/matches/avsb-2026-01-01-000000');

  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('404');
  await expect(page.getByRole('link', { name: 'Visit Odds' })).toBeVisible();
});

test('the controls of a page without scripts are a popover and forms', async ({
  page,
  isMobile,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 404/);
  await page.goto('/no-such-page');
  const menu = page.getByRole('complementary', { name: 'Site' });
  await expect(page.getByRole('button', { name: /light and dark/ })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveCount(0);
  if (isMobile) {
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
  }

  await menu.getByRole('combobox', { name: 'ODDS' }).selectOption('Malay');
  await menu.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL('/no-such-page');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('combobox', { name: 'ODDS' })).toHaveValue('malay');
});
