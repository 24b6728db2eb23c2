import { matchPath } from '@/lib/domain/match-name';
import { promisedRoutes } from '../fixtures/promised-routes';
import { upcomingMatch } from './site-matches';
import { expect, test, type Page } from './visit';

const aside = '[data-kind][data-size], button';

/** Without scripts a page says all that it says with them, and leads to the same places. */
test(
  'every route is whole without scripts',
  { tag: '@desktop' },
  async ({ page, stillPage, request }) => {
    test.slow();
    const routes = (await promisedRoutes('http://localhost:4100')).map(({ path }) => path);
    const documents = routes.filter(path => !/redirect|^\/(404|odds|matches\/.*)$/.test(path));
    const match = matchPath(await upcomingMatch(request));
    for (const path of [...documents, match, '/search?q=decimal+odds'])
      // Matches go on between two looks.
      await expect(async () => {
        await stillPage.goto(path);
        const still = await contentOf(stillPage);
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
 * The words that can be seen in the page's own part, and where its links lead; without adverts,
 * which come when they are near, controls that only scripts give a meaning, and prices.
 */
async function contentOf(page: Page): Promise<{ words: string[]; links: string[] }> {
  const { text, hrefs } = await page.getByRole('main').evaluate((main, left) => {
    if (!(main instanceof HTMLElement)) throw new Error('no main part');
    // Hidden and not taken away: scripts may still be on their way to them.
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
