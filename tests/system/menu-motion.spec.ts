import { startMockSite } from '@/tests/fixtures/servers/start-mock-site';
import { expect, test } from '@/tests/journeys/support/visit';

test('the animation of the menu starts when it is open', { tag: '@phone' }, async ({ page }) => {
  const site = await startMockSite({
    answers: {
      '/api/pages/links/': {
        links: [{ link: 'giveaway', title: 'Giveaway', in_sidebar: true, is_running: true }],
        bottom_links: [],
      },
    },
  });
  try {
    await page.addInitScript(noteStart);
    await page.goto(`${site.url}/about-us`);
    const root = page.locator('html');
    await expect(root).not.toHaveAttribute('data-started');

    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(root).toHaveAttribute('data-started');
  } finally {
    // A page that is still loading would report the stopped site.
    await page.goto('about:blank');
    await site.stop();
  }
});

/** In the page, before its scripts: notes on the document that an animation of the menu has started. */
function noteStart(): void {
  document.addEventListener('animationstart', ({ target }) => {
    if (target instanceof Element && target.closest('#menu'))
      document.documentElement.dataset['started'] = '';
  });
}
