import { layoutMatches } from '@/tests/e2e/match/layout-matches';
import { comparedMatch, upcomingComparedMatch } from '@/tests/e2e/match/compared-match';
import { startMockSite, type MockSite } from '@/tests/fixtures/servers/start-mock-site';
import { expect, test, type Page } from '@/tests/e2e/support/test';

/** WCAG 1.4.12: nothing is lost when a visitor sets these. */
const spacing = `
* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

const contentPaths = [
  '/',
  '/odds/outrights',
  '/odds/movers/24-hours',
  '/match-history',
  '/series',
  '/news',
  '/news/lords-1983',
  '/pages?tag=odds',
  '/bonuses',
  '/bonuses/silly-point-live-boost',
  '/betting-sites',
  '/betting-sites/silly-point',
  '/how-to-bet',
  '/about-us',
  '/search?q=india',
  '/following',
  '/alerts',
  '/offline-storage',
  '/404',
];

async function space(page: Page): Promise<void> {
  await page.evaluate(css => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
}

const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

for (const width of [320, 390]) {
  test(
    `with spaced letters no page of content is wider than ${width} px`,
    { tag: '@desktop' },
    async ({ page, consoleErrors }) => {
      test.slow();
      consoleErrors.allow(/status of 404/);
      await page.setViewportSize({ width, height: 844 });
      for (const path of contentPaths) {
        await page.goto(path);
        await space(page);
        expect(await widthOf(page), path).toBe(width);
      }
    },
  );

  test.describe(`with spaced letters at ${width} px`, { tag: '@desktop' }, () => {
    test.describe.configure({ mode: 'serial', timeout: 120_000 });
    let site: MockSite;

    test.beforeAll(async () => {
      const events = [comparedMatch, upcomingComparedMatch, ...Object.values(layoutMatches)];
      site = await startMockSite({ events });
    });
    test.afterAll(() => site.stop());

    for (const path of [
      '/',
      '/odds/matches/all/in-play',
      '/odds/matches/all/future',
      ...['x-91', 'x-92', 'x-93', 'x-96', 'x-97'].map(name => `/matches/${name}`),
    ])
      test(`${path} shows its names in full`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(site.url + path);
        await space(page);

        expect(await widthOf(page)).toBe(width);
        expect(await page.getByRole('main').evaluate(cutTexts)).toEqual([]);
      });
  });
}

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
