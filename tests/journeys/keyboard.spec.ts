import { oddsLinks } from '@/tests/journeys/support/cards';
import { expect, test, type Locator, type Page } from '@/tests/journeys/support/test';

test.describe('with the keyboard only', { tag: '@desktop' }, () => {
  test('a visitor can skip to the list, choose a filter and reach the odds', async ({
    page,
    matches,
  }) => {
    const match = await matches.start();
    await page.goto(`/odds/matches/${match.league}/future`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');

    const filter = page.getByRole('link', { name: 'Next 24hrs' });
    await tabTo(page, filter);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/odds/matches/${match.league}/next-24-hours`);

    await tabTo(page, page.locator('summary').first());
    await tabTo(page, oddsLinks(page).first());
  });

  test('a visitor can reach the markets and odds of a match and switch its innings', async ({
    page,
    matches,
  }) => {
    const match = await matches.start({ at: { innings: 2, over: '3.1' } });
    await page.goto(`${match.path}#score`);
    await expect(page.getByRole('tab', { name: 'Score' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');

    const markets = page.locator('#markets');
    const folded = markets.locator('summary').first();
    await tabTo(page, folded);
    await page.keyboard.press('Enter');
    await expect(markets.locator('details').first()).not.toHaveAttribute('open');
    await page.keyboard.press('Enter');
    await expect(markets.locator('details').first()).toHaveAttribute('open');
    const price = oddsLinks(markets).first();
    await tabTo(page, price);
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    await expect(await opened).toHaveURL(/\/(sportsbet\/redirect|example)/);
    await page.bringToFront();

    // Past all the markets: the tabs come after them in focus order.
    await page.getByRole('tab', { name: 'Score' }).focus();
    await page.keyboard.press('Tab');
    const innings = page.getByRole('group', { name: 'Innings' }).getByRole('button').first();
    await expectVisibleFocus(innings);
    await page.keyboard.press('Enter');
    await expect(innings).toHaveAttribute('aria-pressed', 'true');
  });
});

/** Presses Tab until the target has focus, and checks that the focus is visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expectVisibleFocus(target);
}

async function expectVisibleFocus(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  const outline = await target.evaluate(element => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
  });
  expect(outline).toBeGreaterThanOrEqual(2);
}
