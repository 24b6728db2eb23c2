import { expect, test, type Page } from '@/tests/journeys/support/test';

const cards = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('article');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test.describe('lists', { tag: '@desktop' }, () => {
  for (const [path, list, size] of [
    ['/news', 'News', 9],
    ['/pages', 'Guides', 9],
    ['/bonuses', 'Bonuses', 10],
  ] as const)
    test(`${path} is paged by its next and previous links, ${size} a page`, async ({ page }) => {
      await page.goto(path);
      await expect(cards(page, list)).toHaveCount(size);
      const first = await cards(page, list).first().innerText();

      await page.getByRole('link', { name: 'Next', exact: true }).click();
      await expect(page).toHaveURL(`${path}?page=2`);
      await expect(cards(page, list).first()).not.toHaveText(first, { useInnerText: true });
      expect(await scrollY(page)).toBe(0);

      await page.getByRole('link', { name: 'Previous', exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(cards(page, list).first()).toHaveText(first, { useInnerText: true });
    });

  test('tags of guides are combined, and removed one by one', async ({ page }) => {
    await page.goto('/pages?tag=odds');
    const more = page.locator('main article a[href="/pages?tag=markets,odds"]').first();

    await more.click();
    await expect(page).toHaveURL('/pages?tag=markets,odds');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await expect(cards(page, 'Guides').first()).toBeVisible();
    const chosen = page.getByRole('list', { name: 'Chosen tags' }).getByRole('link');
    await expect(chosen).toHaveText(['Markets', 'Odds']);

    await page.getByRole('link', { name: 'Remove tag: Markets' }).click();
    await expect(page).toHaveURL('/pages?tag=odds');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/pages\?tag=odds$/);
    await page.getByRole('link', { name: 'Remove tag: Odds' }).click();
    await expect(page).toHaveURL('/pages');
    await expect(chosen).toHaveCount(0);
  });

  test('the tags of a guide stay under the pointer while its excerpt slides in', async ({
    page,
  }) => {
    await page.goto('/pages?tag=odds');
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('list') })
      .first();
    const tag = card.getByRole('list').getByRole('link').first();
    const before = await tag.boundingBox();

    await card.getByRole('heading').hover();
    await expect(card.getByRole('paragraph')).toHaveCSS('opacity', '1');
    expect(await tag.boundingBox()).toEqual(before);
  });

  test('the list responds for any tag', async ({ request }) => {
    const twenty = Array.from({ length: 20 }, (_, index) => `tag-${index + 10}`).join(',');
    for (const tag of ['a%2Fb', '..', 'x'.repeat(300), twenty, '%F0%9F%8F%8F', '%3Cb%3E']) {
      const response = await request.get(`/news?tag=${tag}`, { maxRedirects: 0 });
      expect(response.status(), tag).toBe(200);
      expect(await response.text()).toContain('No news to show');
    }
  });
});

test.describe('an article', { tag: '@desktop' }, () => {
  test('an article opens at its top; back and forward restore the scroll position', async ({
    page,
  }) => {
    await page.goto('/news');
    const last = cards(page, 'News').last();
    await last.scrollIntoViewIfNeeded();
    const left = await scrollY(page);
    expect(left).toBeGreaterThan(100);

    await last.getByRole('link').click();
    await expect(page).toHaveURL(/\/news\/[\w-]+$/);
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    expect(await scrollY(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 600));

    await page.goBack();
    await expect(page).toHaveURL('/news');
    await expect.poll(() => scrollY(page)).toBe(left);
    await page.goForward();
    await expect(page).toHaveURL(/\/news\/[\w-]+$/);
    await expect.poll(() => scrollY(page)).toBe(600);
  });

  test('an article keeps its title on top, with the share links, beyond 80 px', async ({
    page,
  }) => {
    await page.goto('/news/lords-1983');
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const sticky = page.getByRole('paragraph').filter({ hasText: title });
    await expect(sticky).toBeHidden();

    await page.getByRole('heading', { level: 1 }).hover();
    await page.mouse.wheel(0, 400);
    await expect(sticky).toBeVisible();
    const share = page.getByRole('link', { name: /^Share on Twitter/ }).first();
    await expect(share).toHaveAttribute('href', /^https:\/\/twitter\.com\/intent\/tweet\?text=/);
    await expect(share).toHaveAttribute('target', '_blank');
  });

  test('an article links by its tags to the news with them', async ({ page }) => {
    await page.goto('/news/lords-1983');
    const tag = page.getByRole('list', { name: 'Tags' }).getByRole('link').first();
    const name = (await tag.textContent()) ?? '';

    await tag.click();
    await expect(page.getByRole('link', { name: `Remove tag: ${name}` })).toBeVisible();
    await expect(page).toHaveURL(`/news?tag=${encodeURIComponent(name)}`);
    await expect(page.locator('main a[href="/news/lords-1983"]').first()).toBeVisible();
  });
});

test('a guide shows its excerpt on hover and on focus', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/pages');
  const card = cards(page, 'Guides').first();
  const excerpt = card.getByRole('paragraph');
  await expect(excerpt).toHaveCSS('opacity', '0');

  await card.hover();
  await expect(excerpt).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expect(excerpt).toHaveCSS('opacity', '0');
  await card.getByRole('link').first().focus();
  await expect(excerpt).toHaveCSS('opacity', '1');
});

test('the excerpt is visible on a touch screen', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/pages');

  await expect(cards(page, 'Guides').first().getByRole('paragraph')).toHaveCSS('opacity', '1');
});
