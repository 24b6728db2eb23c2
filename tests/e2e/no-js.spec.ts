import { matchPath } from '@/lib/domain/match/match-name';
import { apiUrl } from '@/tests/fixtures/servers/e2e-ports';
import { promisedRoutes } from '@/tests/fixtures/promised-routes';
import { endedMatch, oddsLinks, upcomingMatch, youngestMatch } from './support/site-matches';
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

const phone = { width: 390, height: 844 };

test(
  'on a phone without scripts every section of a match is reached by a link',
  { tag: '@desktop' },
  async ({ noJsPage: page, request }) => {
    await page.setViewportSize(phone);
    await page.goto(matchPath(await youngestMatch(request)));
    const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');

    await expect(links).toHaveText([
      'Markets',
      'Match info',
      'Score',
      'Comments',
      'Charts',
      'Prices',
    ]);
    for (const link of await links.all()) {
      const section = page.locator((await link.getAttribute('href')) ?? '');
      await link.click();
      await expect(section).toBeVisible();
      await expect(section).toBeInViewport();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
  },
);

test(
  'on a phone without scripts the leagues are links',
  { tag: '@desktop' },
  async ({ noJsPage: page }) => {
    await page.setViewportSize(phone);
    await page.goto('/odds/matches/all/future');
    await page.getByRole('main').getByRole('link', { name: 'Leagues', exact: true }).click();
    const leagues = page.getByRole('navigation', { name: 'Leagues' });
    await expect(leagues).toBeInViewport();

    const league = leagues.getByRole('link').nth(1);
    const href = (await league.getAttribute('href')) ?? '';
    await league.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  },
);

test(
  'without scripts a form changes the odds format, and the visitor stays on the page',
  { tag: '@desktop' },
  async ({ noJsPage: page, request }) => {
    const path = matchPath(await upcomingMatch(request));
    await page.goto(path);
    const footer = page.getByRole('contentinfo');

    await footer.getByRole('combobox', { name: 'ODDS' }).selectOption('moneyline');
    await footer.getByRole('button', { name: 'Show' }).click();

    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(footer.getByRole('combobox', { name: 'ODDS' })).toHaveValue('moneyline');
    await expect(oddsLinks(page).first()).toHaveAccessibleName(/ [+-]\d+/);
  },
);

test(
  'without scripts all comments and charts of a match are on pages that its page links to',
  { tag: '@desktop' },
  async ({ noJsPage: page }) => {
    await page.goto((await endedMatch(page)).path);
    const comments = page.getByRole('article');
    const first = await comments.count();
    await page
      .getByRole('link', { name: /^All comments, / })
      .first()
      .click();

    await expect(page.getByRole('heading', { level: 1, name: /^Comments, .* v / })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await comments.count()).toBeGreaterThan(first);
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last().click();
    await page.getByRole('link', { name: 'All charts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Charts, / })).toBeVisible();
    await expect(page.getByRole('img').first()).toBeVisible();
  },
);

test(
  'the comments of an innings lead to those of the others, at one URL for each page',
  { tag: '@desktop' },
  async ({ noJsPage: page, request }) => {
    await page.goto((await endedMatch(page)).path);
    await page
      .getByRole('link', { name: /^All comments, / })
      .first()
      .click();
    const innings = page.getByRole('navigation', { name: 'Innings' });
    await expect(innings.locator('[aria-current=page]')).toHaveCount(1);
    const other = innings.locator('a:not([aria-current])').first();
    const name = await other.innerText();
    await other.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(innings.locator('[aria-current=page]')).toHaveText(name);

    const { pathname } = new URL(page.url());
    const renamed = pathname.replace(/\/matches\/[^/]+-(\d+)\//, '/matches/another-name-$1/');
    const moved = await request.get(renamed, { maxRedirects: 0 });
    expect(moved.status()).toBe(308);
    expect(moved.headers()['location']).toMatch(new RegExp(`${pathname}$`));
    const beyond = await request.get(pathname.replace(/\d+$/, '99'));
    expect(beyond.status()).toBe(404);
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
