import { matchPath } from '@/lib/domain/match/match-name';
import { apiUrl } from '@/tests/fixtures/servers/e2e-ports';
import { promisedRoutes } from '@/tests/fixtures/promised-routes';
import { upcomingMatch } from './support/site-matches';
import { expect, test, type Page } from './support/test';

const aside = '[data-kind][data-size], button';

/** Without scripts a page has the same text and the same links. */
test(
  'every route is complete without scripts',
  { tag: '@desktop' },
  async ({ page, noJsPage, request }) => {
    test.slow();
    const routes = (await promisedRoutes(apiUrl)).map(({ path }) => path);
    const documents = routes.filter(path => !/redirect|^\/(404|odds|matches\/.*)$/.test(path));
    const match = matchPath(await upcomingMatch(request));
    for (const path of [...documents, match, '/search?q=decimal+odds'])
      // Matches continue between two readings.
      await expect(async () => {
        await noJsPage.goto(path);
        const still = await contentOf(noJsPage);
        await page.goto(path);
        const lively = await contentOf(page);

        expect(
          lively.words.filter(word => !still.words.includes(word)),
          path,
        ).toEqual([]);
        expect(
          lively.links.filter(link => !still.links.includes(link)),
          path,
        ).toEqual([]);
        expect(still.links.length, path).toBeGreaterThan(0);
      }).toPass();
  },
);

/**
 * The visible words of the page's main part, and the targets of its links; without adverts, which
 * load near the viewport, controls that need scripts, and prices.
 */
async function contentOf(page: Page): Promise<{ words: string[]; links: string[] }> {
  const { text, hrefs } = await page.getByRole('main').evaluate((main, left) => {
    if (!(main instanceof HTMLElement)) throw new Error('no main part');
    // Hidden, not removed: scripts may still be loading for them.
    const style = new CSSStyleSheet();
    style.replaceSync(`main :is(${left}) { display: none !important }`);
    document.adoptedStyleSheets.push(style);
    return {
      text: main.innerText,
      hrefs: [...main.querySelectorAll<HTMLElement>('a[href]')]
        .filter(link => !link.closest(left))
        .map(link => link.getAttribute('href') ?? ''),
    };
  }, aside);
  return {
    words: [...new Set(text.match(/[A-Za-z][A-Za-z'-]{2,}/g))],
    links: hrefs.map(href => href.replace(/(\/redirect(?:\/\d+)+)\/.*/, '$1')),
  };
}
