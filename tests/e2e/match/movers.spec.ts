import { expect, test, type Page } from '@/tests/e2e/support/test';

const lists = (page: Page) => page.getByRole('main').locator('section');

test('movers are reached from the odds tabs, and lead to the prices of their match', async ({
  page,
}) => {
  await page.goto('/odds/matches/all/in-play');
  await page
    .getByRole('navigation', { name: 'Odds' })
    .getByRole('link', { name: 'Movers' })
    .click();
  await expect(page).toHaveURL(/\/odds\/movers$/);
  await expect(page.getByRole('link', { name: 'Last hour' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  // A live match's prices move with every ball; it may end before its page is opened.
  await expect(async () => {
    await page.goto('/odds/movers');
    await lists(page).getByRole('link').first().click({ timeout: 1000 });
    await expect(page).toHaveURL(/\/matches\/.+#prices$/);
    await expect(page.getByRole('tab', { name: 'Prices' })).toHaveAttribute(
      'aria-selected',
      'true',
      { timeout: 3000 },
    );
  }).toPass();
  await expect(
    page.getByRole('tabpanel', { name: 'Prices' }).getByRole('img', { name: /best price/ }),
  ).toBeVisible();
});

test(
  'without scripts the moves are in the server’s HTML, each period at its own address',
  { tag: '@deep-on-phones' },
  async ({ noJsPage: page }) => {
    await expect(async () => {
      await page.goto('/odds/movers/24-hours');
      await expect(lists(page).getByRole('listitem').first()).toBeVisible({ timeout: 1000 });
    }).toPass();

    await expect(page.getByRole('link', { name: '24 hours' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    for (const row of await lists(page).getByRole('listitem').all())
      await expect(row).toContainText(/[\d.]+ to .*[\d.]+chance [+−]\d+\.\d points/);
  },
);

test('a chosen format applies to the moves', { tag: '@deep-on-phones' }, async ({ page }) => {
  await expect(async () => {
    await page.goto('/odds/movers/24-hours');
    await expect(lists(page).getByRole('listitem').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('combobox', { name: 'Odds' }).last().selectOption('moneyline');

  await expect(lists(page).getByRole('listitem').first()).toContainText(/[+-]\d+.* to .*[+-]\d+/);
});

test('the sitemap has the movers while there are any', { tag: '@desktop' }, async ({ request }) => {
  const hasMovers = async (path: string) =>
    !(await (await request.get(path)).text()).includes('No price moved in this time');
  await expect.poll(() => hasMovers('/odds/movers/24-hours')).toBe(true);

  await expect
    .poll(async () => (await request.get('/sitemaps/lists-1.xml')).text())
    .toContain('/odds/movers/24-hours</loc>');
});
