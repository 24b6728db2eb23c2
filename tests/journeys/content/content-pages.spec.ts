import { expect, test } from '@/tests/journeys/support/test';

const guide = '/betting-explained/decimal-odds';

test(
  'the sections on a phone are a popup that closes on a choice',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/how-to-bet');
    const popup = page.locator('main details').first();
    const first = await popup.locator('summary').innerText();
    await popup.locator('summary').click();
    const chosen = popup.getByRole('link').nth(3);
    const title = await chosen.innerText();

    await chosen.click();
    await expect(popup).not.toHaveAttribute('open');
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    await expect(popup.locator('summary')).toHaveText(first);

    await popup.locator('summary').click();
    await expect(popup.locator('a[aria-current]')).toHaveText(title);
    await popup.locator('summary').click();
    await expect(popup).not.toHaveAttribute('open');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test.describe('a guide', { tag: '@desktop' }, () => {
  test('highlights the section being read, and its bar can be closed', async ({ page }) => {
    await page.goto(guide);
    const anchors = page.getByRole('navigation', { name: 'On this page' });
    const last = anchors.getByRole('link').last();

    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'true');
    const close = page.getByRole('button', { name: 'Close this bar' });
    await expect(close).toBeVisible();
    await close.click();
    await expect(close).toBeHidden();
    await expect(anchors).toBeInViewport();

    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(anchors.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  });

  test('plays a video only on request, one at a time', async ({ page }) => {
    await page.route(/youtube|vimeo/, route => route.fulfill({ body: 'A film' }));
    await page.goto('/tutorials');
    const frames = page.locator('main iframe');
    await expect(frames).toHaveCount(0);

    await page
      .getByRole('link', { name: /^Play:/ })
      .first()
      .click();
    await expect(frames).toHaveCount(1);
    await page
      .getByRole('link', { name: /^Play:/ })
      .first()
      .click();
    await expect(frames).toHaveCount(1);
  });
});

test(
  'a page that the host does not have responds 404 at its URL',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const path of ['/no-such-page', '/betting-explained/no-such', '/wp-login.php', '/.env']) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(404);
    }
  },
);

test(
  'a bookmaker’s bare slug redirects out of the site',
  { tag: '@desktop' },
  async ({ request }) => {
    const response = await request.get('/silly-point', { maxRedirects: 0 });

    expect(response.status()).toBe(307);
    expect(response.headers()['location']).toMatch(/\/bookmaker\/redirect\/silly-point$/);
  },
);
