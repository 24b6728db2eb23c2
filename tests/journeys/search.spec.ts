import { foundBySearch } from '@/tests/journeys/support/found-by-search';
import { expect, test } from '@/tests/journeys/support/test';

const guide = 'Decimal odds';

test.describe('the search field', { tag: '@desktop' }, () => {
  test('loads nothing until it is used', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/privacy');
    await page.waitForLoadState('networkidle');
    const atFirst = scripts.length;
    const field = page.getByRole('textbox', { name: 'Search' });

    await field.focus();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    expect(scripts.length).toBeGreaterThan(atFirst);
  });

  test('the search field is focused by /, with arrow keys, Escape and Enter for the suggestions', async ({
    page,
  }) => {
    await page.goto('/responsible-gambling');
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Search' });
    await expect(field).toBeFocused();
    await field.pressSequentially('decimal od');
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect(options.filter({ hasText: guide }).first()).toBeVisible();

    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(field).toHaveValue('decimal od');

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=decimal\+od$/);
    await expect(page.getByRole('main').getByRole('link', { name: guide })).toBeVisible();
  });
});

test(
  'what visitors type for a page of the site leads to it',
  { tag: '@deep-on-phones' },
  async ({ page }) => {
    for (const [query, name, path] of [
      ['my bookmakers', 'My bookmakers', '/my-bookmakers'],
      ['odds converter', 'Odds converter', '/calculators/odds'],
      ['hide scores', 'Following and hidden scores', '/following'],
      ['gamstop', /Responsible gambling/i, '/responsible-gambling'],
    ] as const) {
      await page.goto(`/search?${new URLSearchParams({ q: query })}`);
      await page.getByRole('main').getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(path);
    }
  },
);

test(
  'a misspelt word is corrected, and the correction is shown',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/search?q=decmial');

    const main = page.getByRole('main');
    await expect(main.getByText('Nothing was found for ‘decmial’.')).toBeVisible();
    await expect(main.locator('mark').first()).toHaveText(/decimal/i);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  },
);

test.describe('any query', { tag: '@desktop' }, () => {
  const long = 'x'.repeat(500);
  for (const [q, spelt] of [
    ['a%20b', '/search?q=a+b'],
    [long, `/search?q=${long.slice(0, 200)}`],
    ['+%20%09+', '/search'],
    ['%00india%0d%0aset-cookie:x=1', '/search?q=india+set-cookie%3Ax%3D1'],
  ] as const)
    test(`${q.slice(0, 40)} has one canonical URL`, async ({ request }) => {
      const answer = await request.get(`/search?q=${q}`, { maxRedirects: 0 });

      expect([answer.status(), answer.headers()['location']]).toEqual([308, spelt]);
      expect((await request.get(spelt, { maxRedirects: 0 })).status()).toBe(200);
    });

  for (const q of [
    "'; drop table events; --",
    "' or 1=1) union select * from messages--",
    'india:* & !(x | y) <-> "',
    '%_\\%',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '\u{10ffff}\u202e',
  ])
    test(`${q} is rendered as text`, async ({ request }) => {
      const query = String(new URLSearchParams({ q }));
      const page = await request.get(`/search?${query}`);
      const html = await page.text();
      const suggestions = await request.get(`/api/search/?${query}`);

      expect([page.status(), suggestions.status()]).toEqual([200, 200]);
      expect(html).not.toMatch(/<script>alert|<img src=x/);
      expect(html).toMatch(/<meta name="robots" content="noindex/);
      expect(Array.isArray(((await suggestions.json()) as { items: unknown }).items)).toBe(true);
      expect((await request.get('/search?q=india')).status()).toBe(200);
    });
});

test.describe('without scripts', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the form returns results, and a message without any', async ({ page }) => {
    await page.goto('/search');
    const field = page.getByRole('main').getByRole('textbox');
    await field.fill('responsible gambling');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=responsible\+gambling$/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /responsible gambling/i })
        .first(),
    ).toBeVisible();

    await page.goto(`/search?q=${encodeURIComponent("<img onerror=alert(1)> '; drop zzqx")}`);
    await expect(page.getByRole('main').locator('img[onerror]')).toHaveCount(0);
    await page.goto('/search?q=zzqxzzqx');
    await expect(page.getByText('Nothing found for ‘zzqxzzqx’')).toBeVisible();
  });
});

test(
  "a nation's flag is one complete square of the sprite",
  { tag: '@deep-on-phones' },
  async ({ page, app, matches }) => {
    // Far from all others, of which no two may be of the same teams at one time.
    const match = await matches.start({ teams: ['Namibia', 'Uganda'], startsIn: 1000 });
    await foundBySearch(app, 'namibia', match);
    await page.goto('/search?q=namibia');
    const flag = page.getByRole('main').locator('[style*="background-position"]').first();
    await flag.scrollIntoViewIfNeeded();

    expect(await flag.boundingBox()).toMatchObject({ width: 28, height: 28 });
    await expect(flag).toHaveCSS('background-size', 'auto 100%');
    const strip = await flag.evaluate(async element => {
      const [, src = ''] = /url\("(.*)"\)/.exec(getComputedStyle(element).backgroundImage) ?? [];
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return { width: image.naturalWidth, height: image.naturalHeight };
    });
    expect(strip.height).toBeGreaterThanOrEqual(28 * 2);
    expect(strip.width % strip.height).toBe(0);
  },
);
