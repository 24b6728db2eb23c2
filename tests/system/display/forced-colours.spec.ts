import { comparedMatch } from '@/tests/system/match/compared-match';
import { layoutMatches } from '@/tests/system/match/layout-matches';
import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { expect, test, type Locator } from '@/tests/journeys/support/visit';

/** In the page: the parts of an element that are drawn with forced colours. */
const drawn = (part: Locator, pseudo?: string) =>
  part.evaluate((element, of) => {
    const { backgroundColor, color, outlineStyle, outlineColor, borderTopColor, borderTopStyle } =
      getComputedStyle(element, of);
    return { backgroundColor, color, outlineStyle, outlineColor, borderTopColor, borderTopStyle };
  }, pseudo);

const isSeen = (colour: string): boolean => !/^rgba\(.*, 0\)$|transparent/.test(colour);

test.describe.configure({ mode: 'default', timeout: 120_000 });
let site: MockSite;

test.beforeAll(async () => {
  site = await startMockSite({ events: [comparedMatch, layoutMatches[92]] });
});
test.afterAll(() => site.stop());

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`with forced colours, ${colorScheme}`, { tag: '@desktop' }, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme }));

    /** Checks that two controls are distinguished by the system's colours of a selection. */
    async function expectMarked(marked: Locator, other: Locator): Promise<void> {
      const [a, b] = [await drawn(marked), await drawn(other)];
      expect(a.backgroundColor).not.toBe(b.backgroundColor);
      expect(a.color).not.toBe(b.color);
      expect(a.color).not.toBe(a.backgroundColor);
    }

    test('the current page, view and league are marked', async ({ page }) => {
      await page.goto(`${site.url}/odds/matches/all/in-play`);

      const views = page.getByRole('main').getByRole('link');
      await expectMarked(
        views.and(page.locator('[aria-current]')).filter({ hasText: 'In-play' }),
        views.filter({ hasText: 'Future' }).first(),
      );
      const leagues = page.getByRole('navigation', { name: 'Leagues' }).getByRole('link');
      await expectMarked(leagues.first(), leagues.nth(1));
    });

    test('the selected tab and the pressed filter are marked', async ({ page }) => {
      await page.goto(`${site.url}/matches/x-92#comments`);
      await expectMarked(
        page.getByRole('tab', { selected: true }),
        page.getByRole('tab', { name: 'Match info' }),
      );
      const filters = page.getByRole('group', { name: 'Show' }).getByRole('button');
      await expectMarked(filters.first(), filters.nth(1));
      const chip = page.getByRole('list', { name: 'Recent balls' }).locator('[data-variant]');
      expect(isSeen((await drawn(chip.first())).outlineColor)).toBe(true);
    });

    test('the markets, which are shown first on phones, are the marked tab', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${site.url}/matches/x-92`);

      await expectMarked(
        page.getByRole('tab', { name: 'Markets' }),
        page.getByRole('tab', { name: 'Match info' }),
      );
    });

    test('the best price is marked, and selections and cards have edges', async ({ page }) => {
      await page.goto(`${site.url}/matches/x-96`);
      await expectMarked(
        page.locator('[data-market=winner] [data-bookmaker][data-best]').first(),
        page.locator('[data-market=winner] [data-bookmaker]:not([data-best])').first(),
      );

      await page.goto(`${site.url}/odds/matches/all/in-play`);
      const card = await drawn(page.getByRole('article').first());
      expect([card.outlineStyle, isSeen(card.outlineColor)]).toEqual(['solid', true]);
    });

    test('live dots are drawn in the colour of text', async ({ page }) => {
      await page.goto(`${site.url}/odds/matches/all/in-play`);
      const card = page.getByRole('article').first();
      const dot = card.locator('[data-tone] > span, [data-tone] > i').first();

      expect((await drawn(dot)).backgroundColor).toBe((await drawn(card)).color);
    });

    test('the switch for scores only shows its thumb', async ({ page }) => {
      await page.goto(`${site.url}/odds/matches/all/in-play`);
      const thumb = await page
        .getByRole('complementary')
        .getByRole('button', { name: /scores only/i })
        .evaluate(button => ({
          image: getComputedStyle(button, '::after').backgroundImage,
          colour: getComputedStyle(button).color,
        }));

      expect(thumb.image).toContain(thumb.colour);
    });
  });
