import { promisedDocuments } from '@/tests/fixtures/promised-routes';
import { cardOf, oddsLinks } from '@/tests/journeys/support/cards';
import { expect, test, type Page } from '@/tests/journeys/support/test';

const aside = '[data-kind][data-size], button';
const phone = { width: 390, height: 844 };

for (const [kind, isOfKind] of [
  ['matches', isOfMatches],
  ['content', (path: string) => !isOfMatches(path)],
] as const)
  test(
    `every route of ${kind} has the same text and the same links without scripts`,
    { tag: '@desktop' },
    async ({ page, noJsPage, app, matches }) => {
      const { path: live, competition } = await matches.start({ at: { over: '3.1' } });
      const { path: upcoming } = await matches.start({ startsIn: 5.5, competition });
      const routes = await promisedDocuments(app.apiUrl);
      const paths = new Set([...routes, live, upcoming, '/search?q=decimal+odds']);
      for (const path of [...paths].filter(isOfKind)) {
        await noJsPage.goto(path);
        const still = await contentOf(noJsPage);
        await page.goto(path);
        const lively = await contentOf(page);

        expect(without(lively.words, still.words), path).toEqual([]);
        expect(without(lively.links, still.links), path).toEqual([]);
        expect(still.links.length, path).toBeGreaterThan(0);
      }
    },
  );

function isOfMatches(path: string): boolean {
  return path === '/' || /^\/(odds|match)/.test(path);
}

const without = (some: string[], others: string[]): string[] =>
  some.filter(item => !others.includes(item));

test(
  'every section of a match is reached by a link on a phone without scripts',
  { tag: '@desktop' },
  async ({ noJsPage: page, matches }) => {
    const match = await matches.start({ at: { over: '3.1' } });
    await page.setViewportSize(phone);
    await page.goto(match.path);
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
  'the leagues are links on a phone without scripts',
  { tag: '@desktop' },
  async ({ noJsPage: page, matches }) => {
    const match = await matches.start();
    await page.setViewportSize(phone);
    await page.goto('/odds/matches/all/future');
    await page.getByRole('main').getByRole('link', { name: 'Leagues', exact: true }).click();
    const leagues = page.getByRole('navigation', { name: 'Leagues' });
    await expect(leagues).toBeInViewport();

    await leagues.getByRole('link', { name: match.competition }).click();
    await expect(page).toHaveURL(`/odds/matches/${match.league}/future`);
    await expect(cardOf(page, match)).toBeVisible();
  },
);

test(
  'a form changes the odds format without scripts, and the visitor stays on the page',
  { tag: '@desktop' },
  async ({ noJsPage: page, matches }) => {
    const { path } = await matches.start();
    await page.goto(path);
    const footer = page.getByRole('contentinfo');

    await footer.getByRole('combobox', { name: 'ODDS' }).selectOption('moneyline');
    await footer.getByRole('button', { name: 'Show' }).click();

    await expect(page).toHaveURL(path);
    await expect(footer.getByRole('combobox', { name: 'ODDS' })).toHaveValue('moneyline');
    await expect(oddsLinks(page).first()).toHaveAccessibleName(/ [+-]\d+/);
  },
);

test(
  'all comments and charts of a match are on pages that its page links to, without scripts',
  { tag: '@desktop' },
  async ({ noJsPage: page, request, matches }) => {
    const match = await matches.start({ at: 1 });
    await page.goto(match.path);
    const comments = page.getByRole('article');
    const first = await comments.count();
    await page.getByRole('link', { name: 'All charts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Charts, / })).toBeVisible();
    await expect(page.getByRole('img').first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last().click();
    await page
      .getByRole('link', { name: /^All comments, / })
      .first()
      .click();

    const heading = page.getByRole('heading', { level: 1, name: /^Comments, .* v / });
    await expect(heading).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await comments.count()).toBeGreaterThan(first);

    const innings = page.getByRole('navigation', { name: 'Innings' });
    await expect(innings.locator('[aria-current=page]')).toHaveCount(1);
    const other = innings.locator('a:not([aria-current])').first();
    const name = await other.innerText();
    await other.click();
    await expect(heading).toContainText(name);
    await expect(innings.locator('[aria-current=page]')).toHaveText(name);

    const { pathname } = new URL(page.url());
    const renamed = pathname.replace(match.path, `/matches/another-name-${match.id}`);
    const moved = await request.get(renamed, { maxRedirects: 0 });
    expect([moved.status(), moved.headers()['location']]).toEqual([308, pathname]);
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
