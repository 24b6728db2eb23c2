import { matchPath } from '@/lib/domain/match/match-name';
import { toMatch } from '@/lib/domain/match/match';
import { oddsCookie, oddsFormats } from '@/lib/domain/odds/odds-format';
import { Event } from '@/lib/contract/event';
import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { manyPricesEvent } from '@/tests/fixtures/prices/thirty-bookmakers';
import { misfits } from '@/tests/journeys/support/misfits';
import { expect, test, type Locator, type Page } from '@/tests/journeys/support/visit';

const widths = [320, 360, 390, 640, 768, 1024, 1280, 1920];
const counts = [5, 8, 15, 30] as const;
const markets = ['winner', 'most-sixes', 'top-batter'];

test.describe('a match at many bookmakers', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let site: MockSite;
  // Its prices stay confirmed for an hour.
  const at = Math.floor(Date.now() / 1000) + 3600;
  const eventOf = (count: number) => manyPricesEvent(count, count, at);

  test.beforeAll(async () => {
    site = await startMockSite({ events: counts.map(eventOf) });
  });
  test.afterAll(() => site.stop());

  const pathOf = (count: number) => matchPath(toMatch(Event.parse(eventOf(count))));

  for (const count of counts)
    test(
      `${count} bookmakers fit at every width, in every format and colour scheme`,
      {
        tag: count === 5 || count === 30 ? [] : '@deep',
      },
      async ({ page, context }) => {
        const found: string[] = [];
        for (const [index, { value: format }] of oddsFormats.entries()) {
          await context.addCookies([{ name: oddsCookie.name, value: format, url: site.url }]);
          await page.setViewportSize({ width: 1280, height: 800 });
          await page.goto(site.url + pathOf(count));
          await openInPlace(page);
          for (const width of widths) {
            await page.emulateMedia({
              colorScheme: (index + widths.indexOf(width)) % 2 ? 'dark' : 'light',
            });
            await page.setViewportSize({ width, height: 800 });
            found.push(...(await misfits(page)).map(text => `${format}, ${width} px: ${text}`));
          }
        }
        expect(found).toEqual([]);
      },
    );

  for (const width of [320, 390])
    test(`the sheets of a phone of ${width} px have 30 bookmakers, and nothing is cut`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(site.url + pathOf(30));
      for (const market of markets) {
        await page.locator(`[data-market="${market}"] a[href*="/odds/markets/"]`).first().click();
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('link', { name: /^All \d+/ }).click();
        await clickEach(sheet.getByRole('button', { expanded: false }));
        expect(await misfits(page), market).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
      }
    });

  for (const stake of ['10', '1000000'])
    test(`what a stake of ${stake} returns fits with a currency sign, in every format`, async ({
      page,
      context,
    }) => {
      await page.addInitScript(() => localStorage.setItem('currencySign', '€'));
      const found: string[] = [];
      for (const { value: format } of oddsFormats) {
        await context.addCookies([{ name: oddsCookie.name, value: format, url: site.url }]);
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(site.url + pathOf(8));
        await page.getByRole('button', { name: 'Returns' }).click();
        await page.getByRole('textbox', { name: 'Stake' }).fill(stake);
        await openInPlace(page);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          found.push(...(await misfits(page)).map(text => `${format}, ${width} px: ${text}`));
        }
      }
      expect(found).toEqual([]);
    });

  for (const width of [320, 390, 768, 1280])
    test(`a row of a market is 56 px high on a screen of ${width} px, whoever is best`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.url + pathOf(30));
      const rows = page.locator('[data-market="winner"] [data-wide]');
      const heights = () => rows.evaluateAll(all => all.map(row => row.clientHeight));
      await expect(rows).toHaveCount(2);

      expect(await heights()).toEqual([56, 56]);
      const names = rows.getByText(/Slip Cordon|Deep Cover/);
      await names.evaluateAll(all =>
        all.forEach(name => (name.textContent = 'Reverse Sweep Sportsbook, less 5 % and 12 more')),
      );
      expect(await heights()).toEqual([56, 56]);
    });

  test('each price above the best one states why it is not the best', async ({ page }) => {
    await page.goto(site.url + pathOf(30));
    const market = page.locator('[data-market="winner"]');
    await market.getByRole('link', { name: /^All \d+/ }).click();
    for (const group of ['Higher, but not best', 'Not comparable'])
      await market.getByRole('button', { name: group }).click();

    for (const selection of ['india', 'south-africa']) {
      const prices = await market
        .locator(`tbody td[data-selection="${selection}"] [data-bookmaker]`)
        .evaluateAll(all =>
          all.map(price => ({
            text: price.textContent ?? '',
            isBest: price.hasAttribute('data-best'),
            isSuspended: price.hasAttribute('data-suspended'),
          })),
        );
      const oddsOf = (text: string) => Number(/\d+\.\d\d/.exec(text)?.[0]);
      const open = prices.filter(({ isSuspended }) => !isSuspended);
      const bestNet = Math.max(
        ...open
          .filter(({ isBest }) => isBest)
          .map(({ text }) => Number(/Less .*: (\d+\.\d\d)/.exec(text)?.[1] ?? oddsOf(text))),
      );
      const higher = open.filter(({ text, isBest }) => !isBest && oddsOf(text) >= bestNet);
      expect(higher.length).toBeGreaterThan(0);
      for (const { text } of higher)
        expect(text).toMatch(/Not every outcome priced|Quoted 15 min ago|Unusual|Less \d\s%: /);
    }
  });
});

/** Clicks elements that stop matching when they are clicked. */
async function clickEach(elements: Locator): Promise<void> {
  for (let left = await elements.count(); left > 0; left -= 1) {
    await elements.first().click();
    await expect(elements).toHaveCount(left - 1);
  }
}

/** Opens the tables of all markets with all of their groups. */
async function openInPlace(page: Page): Promise<void> {
  await clickEach(page.getByRole('link', { name: /^Compare \d+ bookmakers/ }));
  await clickEach(page.getByRole('link', { name: /^All \d+ bookmakers/ }));
  await clickEach(page.locator('tbody button[aria-expanded="false"]'));
  await expect(
    page.locator('[data-market="top-batter"] td [data-bookmaker]').first(),
  ).toBeAttached();
}
