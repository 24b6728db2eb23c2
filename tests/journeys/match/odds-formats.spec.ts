import { formatOdds } from '@/lib/domain/odds/odds';
import { oddsFormats, type OddsFormat } from '@/lib/domain/odds/odds-format';
import type { DrivenMatch, Matches } from '@/tests/journeys/support/app/matches';
import { cardOf, oddsLinksOf } from '@/tests/journeys/support/cards';
import { expect, test, type Locator, type Page } from '@/tests/journeys/support/test';

const yearSeconds = 365 * 24 * 60 * 60;
/** The best prices of a match: the second one is an exchange's 2.50 after its commission of 2 %. */
const decimals = [1.62, 2.47] as const;

async function pricedMatch(matches: Matches): Promise<DrivenMatch> {
  const match = await matches.start();
  await match.price('winner', [1.62, 2.4]);
  await match.price('winner', [1.5, 2.5], 'leg-gully');
  return match;
}
const listOf = ({ league }: DrivenMatch) => `/odds/matches/${league}/future`;

test('choosing a format rewrites every price and both selectors, and nothing else', async ({
  page,
  matches,
  isMobile,
}) => {
  const match = await pricedMatch(matches);
  const snapshot = page.waitForResponse(/\/api\/events/);
  await page.goto(listOf(match));
  await snapshot;
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  const requested: string[] = [];
  page.on('request', request => requested.push(request.url()));

  for (const { value, viewValue } of oddsFormats.toReversed()) {
    await selectorsOf(page).first().focus();
    await selectorsOf(page).first().selectOption({ label: viewValue });

    await expect(selectorsOf(page).last()).toHaveValue(value);
    await expectPrices(page, match, value);
  }
  // The first interaction saves a copy of the page, without prices.
  const own = requested.filter(url => !url.endsWith('?scores_only=1'));
  expect(own.filter(url => /\/api\/|odds\/matches/.test(url))).toEqual([]);
  await expect(selectorsOf(page).first()).toBeFocused();
});

test(
  'the footer chooses the format too, of the next page and back',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const match = await pricedMatch(matches);
    await page.goto(listOf(match));
    await selectorsOf(page).last().selectOption('hongKong');
    await expect(selectorsOf(page).first()).toHaveValue('hongKong');
    await expectPrices(page, match, 'hongKong');

    await page.getByRole('link', { name: 'Next 24hrs' }).click();
    await expect(page).toHaveURL(/next-24-hours$/);
    await expect(selectorsOf(page).first()).toHaveValue('hongKong');
    await expectPrices(page, match, 'hongKong');

    await page.goBack();
    await expect(page).toHaveURL(/future$/);
    await expectPrices(page, match, 'hongKong');
  },
);

test(
  'a chosen format is stored for a year, and the next page is rendered in it',
  { tag: '@deep-on-phones' },
  async ({ page, noJsPage, matches }) => {
    const match = await pricedMatch(matches);
    await page.goto(listOf(match));
    await selectorsOf(page).last().selectOption('moneyline');
    const cookieOf = async () =>
      (await page.context().cookies()).find(({ name }) => name === 'odds');
    await expect.poll(async () => (await cookieOf())?.value).toBe('moneyline');

    const cookie = await cookieOf();
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false });
    const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(lifetime - yearSeconds)).toBeLessThan(3600);

    await noJsPage.context().addCookies(await page.context().cookies());
    await noJsPage.goto(listOf(match));
    await expect(selectorsOf(noJsPage).last()).toHaveValue('moneyline');
    await expectPrices(noJsPage, match, 'moneyline');
  },
);

test(
  'the server renders every format, and decimal for an unknown one',
  { tag: '@desktop' },
  async ({ request, matches }) => {
    const match = await pricedMatch(matches);
    for (const { value, cookie } of [
      ...oddsFormats.map(({ value }) => ({ value, cookie: value })),
      { value: 'decimal', cookie: 'roman%20numerals' } as const,
    ]) {
      const headers = { cookie: `odds=${cookie}` };
      const html = await (await request.get(listOf(match), { headers })).text();
      for (const [index, decimal] of decimals.entries())
        expect(html, cookie).toContain(
          `aria-label="${match.teams[index]} ${formatted(decimal, value)} `,
        );
    }
  },
);

/** The selector in the sidebar, and the one in the footer. */
const selectorsOf = (page: Page): Locator =>
  page.getByRole('combobox', { name: /^ODDS/, includeHidden: true });

const formatted = (decimal: number, format: OddsFormat): string =>
  formatOdds({ raw: String(decimal), decimal }, format);

/** A card's prices are in a format, and so are the names of their links. */
async function expectPrices(page: Page, match: DrivenMatch, format: OddsFormat): Promise<void> {
  for (const [index, decimal] of decimals.entries()) {
    const link = oddsLinksOf(cardOf(page, match), match, 'winner', index);
    const text = formatted(decimal, format);
    await expect(link.getByText(text, { exact: true })).toBeAttached();
    await expect(link).toHaveAttribute('aria-label', new RegExp(` ${text.replace('+', '\\+')} `));
  }
}
