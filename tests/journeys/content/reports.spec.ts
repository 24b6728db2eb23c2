import { NewsPage } from '@/lib/contract/news';
import { newsPath } from '@/lib/domain/content/news-story';
import type { App } from '@/tests/journeys/support/app/app';
import type { DrivenMatch } from '@/tests/journeys/support/app/matches';
import { foundBySearch } from '@/tests/journeys/support/found-by-search';
import { graphProblems } from '@/tests/journeys/support/graph-problems';
import { expect, test } from '@/tests/journeys/support/test';
import { violations } from '@/tests/journeys/support/violations';
import { newSlug, writeStory } from '@/tests/journeys/support/write-content';

/** The report is written in the background, some seconds after an end by the app's clock. */
async function reportOf(app: App, { id }: DrivenMatch) {
  const read = async () => {
    const { results } = NewsPage.parse(
      await (await fetch(`${app.apiUrl}/api/events/${id}/news/`)).json(),
    );
    return results.find(({ tags, author }) => tags?.includes('Reports') && !author);
  };
  await expect
    .poll(async () => {
      await app.advance(1000);
      return (await read())?.slug;
    })
    .toBeDefined();
  await app.forgetCopies();
  const report = await read();
  if (!report) throw new Error(`${id} has no report`);
  return { title: report.title, path: newsPath(report.slug) };
}

test('a match that has ended leads to its report, and the report to the match', async ({
  page,
  app,
  matches,
}) => {
  const match = await matches.start({ at: 1 });
  const { title, path } = await reportOf(app, match);
  await page.goto(match.path);
  await page
    .getByRole('region', { name: /^Stories/ })
    .getByRole('link', { name: title })
    .click();

  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const main = page.getByRole('main');
  await expect(main.getByText('Written by a program from the records.')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await main.locator(`a[href^="${match.path}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`^[^?#]*${match.path}`));
});

test(
  'a report is in the list of its tag, the feeds and the search, its author is the site',
  { tag: '@desktop' },
  async ({ page, app, matches }) => {
    const match = await matches.start({ at: 1 });
    const { title, path } = await reportOf(app, match);

    const listed = await (await page.request.get('/news?tag=Reports')).text();
    expect(listed).toContain(`href="${path}"`);
    expect(await (await page.request.get('/feed.xml')).text()).toContain(path);
    expect(await (await page.request.get('/atom.xml')).text()).toContain(path);
    const html = await (await page.request.get(path)).text();
    expect(await graphProblems(path, html, app.url)).toEqual([]);
    const graph = /<script[^>]*ld\+json[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(graph).toMatch(/"author":\{"@type":"Organization"/);
    await foundBySearch(app, title, { id: path.slice(newsPath('').length) });
    await page.goto(`/search?q=${encodeURIComponent(title)}`);
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toBeVisible();
  },
);

test(
  'a story of a writer replaces the report, whose address leads to it',
  { tag: '@desktop' },
  async ({ page, app, matches }) => {
    const match = await matches.start({ at: 1 });
    const { path } = await reportOf(app, match);
    const slug = newSlug('own-report');
    writeStory(app, slug, { report_of: match.id, tags: ['Reports'] });
    const locationOf = async () => {
      const response = await page.request.get(path, { maxRedirects: 0 });
      return [response.status(), response.headers()['location']];
    };

    await expect.poll(locationOf).toEqual([308, newsPath(slug)]);
    await page.goto(match.path);
    const stories = page.getByRole('region', { name: /^Stories/ });
    await expect(stories.getByRole('link', { name: `A story: ${slug}` })).toBeVisible();
  },
);
