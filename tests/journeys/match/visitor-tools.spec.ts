import type { Response } from '@playwright/test';
import { expect, test, type Locator, type Page } from '@/tests/journeys/support/test';

const winner = (page: Page): Locator => page.locator('[data-market="winner"]');
const priceOf = (page: Page, bookmaker: string): Locator =>
  winner(page).locator(`[data-bookmaker="${bookmaker}"]`);
const toolsText = 'Compare these bookmakers';

/** The best prices of both sides are one bookmaker's. */
async function expectBest(page: Page, bookmaker: string): Promise<void> {
  await expect(winner(page).locator('[data-best]')).toHaveCount(2);
  await expect(winner(page).locator(`[data-best][data-bookmaker="${bookmaker}"]`)).toHaveCount(2);
}

test(
  'a chip leads to its group of markets, without scripts too',
  { tag: '@deep-on-phones' },
  async ({ noJsPage: page, matches }) => {
    const match = await matches.start();
    await page.goto(match.path);
    const chips = page.getByRole('navigation', { name: 'Groups of markets' });
    await expect(chips.getByRole('link').first()).toHaveText('Main');

    await chips.getByRole('link', { name: 'Players' }).click();

    await expect(page.locator('#markets-players')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'My bookmakers' })).toBeHidden();
  },
);

test(
  'a visitor’s bookmakers are compared on the next page and in the other tab, until all are shown',
  { tag: '@deep-on-phones' },
  async ({ page, context, matches }) => {
    const match = await matches.start();
    await match.price('winner', [1.8, 2.1]);
    await match.price('winner', [1.95, 2.3], 'silly-point');
    await match.price('winner', [1.85, 2.2], 'nightwatchman');
    const scripts: Response[] = [];
    page.on('response', response => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    // Read when it is compared: a script on its way when the test ends has no text any more.
    const code = async () => (await Promise.all(scripts.map(script => script.text()))).join();
    await page.goto(match.path);
    await expectBest(page, 'silly-point');
    expect(await code()).not.toContain(toolsText);

    await page.getByRole('button', { name: 'My bookmakers' }).click();
    const boxes = page.getByRole('region', { name: toolsText }).getByRole('checkbox');
    await expect(boxes).toHaveCount(5);
    expect(await code()).toContain(toolsText);
    for (const name of ['Silly Point', 'Deep Cover', 'Maiden Over']) {
      const box = page.getByRole('checkbox', { name });
      await expect(box).toBeChecked();
      await box.uncheck();
    }

    await expect(page.getByRole('button', { name: '2 of 5 bookmakers' })).toBeVisible();
    await expectBest(page, 'nightwatchman');
    const other = await context.newPage();
    await other.goto(match.path);
    await expect(other.getByRole('button', { name: '2 of 5 bookmakers' })).toBeVisible();
    await expectBest(other, 'nightwatchman');
    expect(await context.cookies()).toEqual([]);

    await expect(other.getByText('Best of your 2 bookmakers.')).toBeVisible();
    await other.getByRole('button', { name: 'Show all' }).click();

    await expect(page.getByRole('button', { name: 'My bookmakers' })).toBeVisible();
    await expectBest(page, 'silly-point');
  },
);

test(
  'a stake shows what each price returns',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await matches.start();
    await match.price('winner', [1.8, 2.15]);
    await page.goto(match.path);
    await page.getByRole('button', { name: 'Returns' }).click();
    const stake = page.getByRole('textbox', { name: 'Stake' });
    await expect(stake).toHaveValue('');
    await expect(page.getByText(/^18\+ A bet that loses returns nothing/)).toBeVisible();

    await stake.fill('10');

    for (const bookmaker of ['silly-point', 'deep-cover', 'maiden-over', 'nightwatchman']) {
      await expect(priceOf(page, bookmaker).first()).toContainText('returns 18.00');
      await expect(priceOf(page, bookmaker).last()).toContainText('returns 21.50');
    }
    // Without 2 % of what is won.
    await expect(priceOf(page, 'leg-gully').first()).toContainText('returns 17.84');
    await expect(priceOf(page, 'leg-gully').last()).toContainText('returns 21.27');
    await stake.fill('-10');
    await expect(stake).toHaveAccessibleDescription(/^Enter an amount from 0\.01/);
  },
);

test('a price shows how it moved, and nothing on the page moves', async ({
  page,
  matches,
  app,
  isMobile,
}) => {
  const match = await matches.start();
  for (const decimal of [1.2, 5, 1.8]) {
    await app.advance(60_000);
    await match.price('winner', [decimal]);
  }
  await page.goto(match.path);
  const card = page.locator('[popover=manual]');
  const price = priceOf(page, 'maiden-over').first();
  if (isMobile) {
    await winner(page)
      .getByRole('link', { name: /^Compare 5 bookmakers for / })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Match Winner' });
    await sheet.getByRole('link', { name: 'Price history' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Prices' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    return;
  }
  await price.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await price.hover();

  await expect(card).toContainText(/Opened [\d.]+, high 5\.00, low 1\.20, now 1\.80\./);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await card.getByRole('link', { name: 'Open the price history' }).click();
  await expect(card).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await expect(page.getByRole('tab', { name: 'Prices' })).toHaveAttribute('aria-selected', 'true');
});
