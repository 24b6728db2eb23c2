import { matchPath } from '@/lib/domain/match-name';
import { youngestMatch } from './site-matches';
import { expect, test, type Page } from './visit';

test('nothing moves by itself for more than five seconds', async ({ page, request }) => {
  for (const path of ['/', matchPath(await youngestMatch(request))]) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(longestMs), { intervals: [30] }).toBeGreaterThan(0);

    expect(await page.evaluate(longestMs)).toBeLessThanOrEqual(5000);
  }
});

test('what moves in the menu starts once it is open', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/news');
  expect(await statesInMenu(page)).toEqual([]);

  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect.poll(() => statesInMenu(page)).toContain('running');
});

/** In the page: how long its longest movement that starts by itself goes on; 0 where nothing moves. */
function longestMs(): number {
  const ends = document
    .getAnimations()
    // What follows the scroll moves only with the visitor.
    .filter(animation => animation.timeline === document.timeline)
    .filter(animation => animation instanceof CSSAnimation)
    .map(animation => Number(animation.effect?.getComputedTiming().endTime));
  return Math.max(0, ...ends);
}

function statesInMenu(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const menu = document.getElementById('menu');
    const animations = menu?.getAnimations({ subtree: true }) ?? [];
    return animations
      .filter(animation => animation instanceof CSSAnimation)
      .map(({ playState }) => playState);
  });
}
