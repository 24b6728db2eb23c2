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
