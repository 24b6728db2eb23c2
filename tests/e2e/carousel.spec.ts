import { liveMatches } from './support/site-matches';
import { expect, test } from './support/test';

test.describe('the live matches on home', { tag: '@phone' }, () => {
  test('are all in the page without scripts', async ({ noJsPage: page, request }) => {
    const live = await liveMatches(request);
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Watch Live' });

    expect(await row.getByRole('article').count()).toBeGreaterThanOrEqual(live.length - 1);
    await expect(row.getByRole('button')).toHaveCount(0);
  });

  test('move by button and by swipe, and a swipe opens no match', async ({ page }) => {
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Watch Live' });
    const cards = row.getByRole('listitem');
    const left = async (at: number) => Math.round((await cards.nth(at).boundingBox())?.x ?? -1);
    // The carousel library is loaded after the first interaction.
    await expect(row.getByRole('button', { name: 'Next: Watch Live' })).toBeEnabled();
    expect(await row.locator('[data-engine=swiper]').count()).toBe(0);
    await page.mouse.move(5, 5);
    await expect(row.locator('[data-engine=swiper]')).toBeVisible();
    const start = await left(0);

    await row.getByRole('button', { name: 'Next: Watch Live' }).click();
    await expect.poll(() => left(1)).toBe(start);

    const box = await cards.nth(1).boundingBox();
    if (!box) throw new Error('no second card');
    const y = box.y + box.height / 3;
    await page.mouse.move(box.x + 60, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 300, y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => left(0)).toBe(start);
    await expect(page).toHaveURL('/');

    await page.mouse.click(start + 60, y);
    await expect(page).toHaveURL(/\/matches\//);
  });
});
