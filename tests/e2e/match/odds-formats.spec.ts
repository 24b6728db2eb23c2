import { formatOdds, toOdds } from '@/lib/domain/odds/odds';
import { oddsFormats } from '@/lib/domain/odds/odds-format';
import { netOdds } from '@/lib/domain/odds/comparison/net-odds';
import { oddsLinks, priceOf } from '@/tests/e2e/support/site-matches';
import { expect, test, type Page } from '@/tests/e2e/support/test';

// Upcoming matches: their prices are constant for minutes.
const list = '/odds/matches/all/future';
const yearSeconds = 365 * 24 * 60 * 60;

test('choosing a format rewrites every price and both selectors, and nothing else', async ({
  page,
  isMobile,
}) => {
  const snapshot = page.waitForResponse(/\/api\/events/);
  await page.goto(list);
  await snapshot;
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));

  for (const { value, viewValue } of oddsFormats.toReversed()) {
    await selectorsOf(page).first().focus();
    await selectorsOf(page).first().selectOption({ label: viewValue });

    await expect(selectorsOf(page).last()).toHaveValue(value);
    await expect.poll(() => misprinted(page, value)).toEqual([]);
  }
  // The first interaction saves a copy of the page, without prices.
  const own = asked.filter(url => !url.endsWith('?scores_only=1'));
  expect(own.filter(url => /\/api\/|odds\/matches/.test(url))).toEqual([]);
  await expect(selectorsOf(page).first()).toBeFocused();
});

test(
  'a chosen format applies to the next page and back',
  { tag: '@deep-on-phones' },
  async ({ page }) => {
    await page.goto(list);
    await selectorsOf(page).last().selectOption('hongKong');
    await expect.poll(() => misprinted(page, 'hongKong')).toEqual([]);

    await page.getByRole('link', { name: 'Next 24hrs' }).click();
    await expect(page).toHaveURL(/next-24-hours$/);
    await expect(selectorsOf(page).first()).toHaveValue('hongKong');
    await expect.poll(() => misprinted(page, 'hongKong')).toEqual([]);

    await page.goBack();
    await expect(page).toHaveURL(/future$/);
    await expect.poll(() => misprinted(page, 'hongKong')).toEqual([]);
  },
);

test('the footer chooses the format too', async ({ page }) => {
  await page.goto(list);
  const selectors = selectorsOf(page);
  await selectorsOf(page).last().selectOption('hongKong');

  await expect(selectors.first()).toHaveValue('hongKong');
  await expect.poll(() => misprinted(page, 'hongKong')).toEqual([]);
});

test(
  'a chosen format is stored for a year, and the next page is rendered in it',
  { tag: '@deep-on-phones' },
  async ({ page, noJsPage }) => {
    await page.goto(list);
    await selectorsOf(page).last().selectOption('moneyline');
    const cookieOf = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'odds');
    await expect.poll(async () => (await cookieOf())?.value).toBe('moneyline');

    const cookie = await cookieOf();
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
    const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(lifetime - yearSeconds)).toBeLessThan(3600);

    await noJsPage.context().addCookies(await page.context().cookies());
    await noJsPage.goto(list);
    await expect(selectorsOf(noJsPage).last()).toHaveValue('moneyline');
    expect(await misprinted(noJsPage, 'moneyline')).toEqual([]);
    // Content out of view has no layout, and so no inner text.
    for (const price of await priceOf(oddsLinks(noJsPage)).allTextContents())
      expect(price).toMatch(/^[+-][1-9]\d*(\.\d{1,2})?$/);
  },
);

for (const { value } of oddsFormats)
  test(`the server renders ${value}`, { tag: '@desktop' }, async ({ noJsPage }) => {
    await noJsPage.context().addCookies([{ name: 'odds', value, domain: 'localhost', path: '/' }]);
    await noJsPage.goto(list);

    expect(await oddsLinks(noJsPage).count()).toBeGreaterThan(4);
    expect(await misprinted(noJsPage, value)).toEqual([]);
  });

test('an unknown format is decimal', { tag: '@desktop' }, async ({ noJsPage }) => {
  await noJsPage
    .context()
    .addCookies([{ name: 'odds', value: 'roman%20numerals', domain: 'localhost', path: '/' }]);
  await noJsPage.goto(list);

  expect(await oddsLinks(noJsPage).count()).toBeGreaterThan(4);
  expect(await misprinted(noJsPage, 'decimal')).toEqual([]);
});

/** The selector in the sidebar, and the one in the footer. */
const selectorsOf = (page: Page) =>
  page.getByRole('combobox', { name: /^ODDS/, includeHidden: true });

/** The prices on a page that are not their link's decimal odds in a format. */
async function misprinted(page: Page, format: (typeof oddsFormats)[number]['value']) {
  const prices = await oddsLinks(page).evaluateAll(links =>
    links.map(link => ({
      raw: decodeURIComponent(link.getAttribute('href')?.split(/[/?]/).at(6) ?? ''),
      // The price only: its change since the page opened is in an element of its own.
      shown: [...(link.querySelector('[class*=plate]')?.childNodes ?? [])]
        .map(node => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
        .join(''),
      name: link.getAttribute('aria-label') ?? '',
    })),
  );
  return prices.filter(({ raw, shown, name }) => {
    // An exchange's price is shown after its commission, which the name states; its link has the quoted one.
    const percent = Number(/less (\d+(?:\.\d+)?)\s%/.exec(name)?.[1] ?? 0);
    const odds = toOdds(String(netOdds(Number(raw), percent / 100)));
    const right = odds ? formatOdds(odds, format) : '';
    return shown !== right || !name.split(',')[0]?.includes(` ${right}`);
  });
}
