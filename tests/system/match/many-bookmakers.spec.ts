import { matchPath } from '@/lib/domain/match/match-name';
import { toMatch } from '@/lib/domain/match/match';
import { Event } from '@/lib/contract/event';
import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { manyPricesEvent } from '@/tests/fixtures/prices/thirty-bookmakers';
import { expect, test, type Page } from '@/tests/journeys/support/visit';

const widths = [320, 390, 640, 768, 991, 1024, 1280, 1440, 1680, 1920];
const counts = [8, 15, 30] as const;

test.describe('a match at many bookmakers', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  let site: MockSite;
  // Its prices stay confirmed for an hour.
  const at = Math.floor(Date.now() / 1000) + 3600;
  const events = counts.map(count => manyPricesEvent(count, count, at));

  test.beforeAll(async () => {
    site = await startMockSite({ events });
  });
  test.afterAll(() => site.stop());

  const pathOf = (count: number) =>
    matchPath(toMatch(Event.parse(manyPricesEvent(count, count, at))));

  async function openAll(page: Page, count: number): Promise<void> {
    await page.goto(site.url + pathOf(count));
    // Each link is replaced by what it opens.
    const links = page.getByRole('link', { name: /^Compare \d+ bookmakers/ });
    for (let left = await links.count(); left > 0; left -= 1) {
      await links.first().click();
      await expect(links).toHaveCount(left - 1);
    }
    await expect(
      page.locator('[data-market="top-batter"] [data-bookmaker]').first(),
    ).toBeAttached();
  }

  for (const count of counts)
    test(`the page of a match at ${count} bookmakers never scrolls sideways`, async ({ page }) => {
      await openAll(page, count);
      const wider: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const toggle of await page
          .getByRole('button', { name: /^All \d+ bookmakers for / })
          .all())
          if (
            (await toggle.isVisible()) &&
            (await toggle.getAttribute('aria-expanded')) === 'false'
          )
            await toggle.click();
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        if (scrollWidth > width) wider.push(`${scrollWidth} at ${width}`);
      }
      expect(wider).toEqual([]);
    });

  test('each price above the best one states why it is not the best', async ({ page }) => {
    await page.goto(site.url + pathOf(30));

    for (const selection of await page.locator('[data-market="winner"] [data-selection]').all()) {
      const prices = await selection.locator('[data-bookmaker]').evaluateAll(all =>
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
