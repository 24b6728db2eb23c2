import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { space, widthOf } from '@/tests/journeys/support/text-spacing';
import { expect, test } from '@/tests/journeys/support/visit';
import { comparedMatch, upcomingComparedMatch } from '@/tests/system/match/compared-match';
import { layoutMatches } from '@/tests/system/match/layout-matches';

test.describe.configure({ mode: 'default', timeout: 120_000 });
let site: MockSite;

test.beforeAll(async () => {
  const events = [comparedMatch, upcomingComparedMatch, ...Object.values(layoutMatches)];
  site = await startMockSite({ events });
});
test.afterAll(() => site.stop());

for (const width of [320, 390])
  for (const path of [
    '/',
    '/odds/matches/all/in-play',
    '/odds/matches/all/future',
    ...['x-91', 'x-92', 'x-93', 'x-96', 'x-97'].map(name => `/matches/${name}`),
  ])
    test(
      `with spaced letters at ${width} px ${path} shows its names in full`,
      { tag: '@desktop' },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(site.url + path);
        await space(page);

        expect(await widthOf(page)).toBe(width);
        expect(await page.getByRole('main').evaluate(cutTexts)).toEqual([]);
      },
    );

/** In the page: the texts that are cut off, or stick out of a box that shows nothing outside it. */
function cutTexts(main: Element): string[] {
  const hides = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX);
  return [...main.querySelectorAll<HTMLElement>('*')]
    .filter(element => element.checkVisibility() && !element.closest('.visually-hidden'))
    .filter(element => element.clientWidth > 2 && element.textContent.trim() !== '')
    .filter(element => hides(getComputedStyle(element)))
    .filter(element => element.scrollWidth > element.clientWidth + 1)
    .map(element => element.textContent.trim().slice(0, 60));
}
