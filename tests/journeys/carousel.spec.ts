import type { Matches } from '@/tests/journeys/support/app/matches';
import { expect, test } from '@/tests/journeys/support/test';

test.describe('the live matches on home', { tag: '@phone' }, () => {
  test('the live matches on home are all in the page without scripts', async ({
    noJsPage: page,
    matches,
  }) => {
    const live = await startThree(matches);
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Watch Live' });

    for (const { path } of live)
      await expect(row.getByRole('article').locator(`a[href="${path}"]`).first()).toBeAttached();
    await expect(row.getByRole('article')).toHaveCount(live.length);
    await expect(row.getByRole('button')).toHaveCount(0);
  });

  test('the live matches on home move by button and by swipe, and a swipe opens no match', async ({
    page,
    matches,
  }) => {
    await startThree(matches);
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Watch Live' });
    const cards = row.getByRole('listitem');
    const left = async (at: number) => Math.round((await cards.nth(at).boundingBox())?.x ?? -1);
    // The carousel library is loaded after the first interaction.
    await expect(row.getByRole('button', { name: 'Next: Watch Live' })).toBeEnabled();
    await expect(row.locator('[data-engine=swiper]')).toHaveCount(0);
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

async function startThree(matches: Matches) {
  const first = await matches.start({ at: { over: '3.1' } });
  const { competition } = first;
  const second = await matches.start({ at: { over: '0.1' }, competition });
  const third = await matches.start({ at: { over: '14.2' }, competition });
  return [first, second, third];
}
