import { gzipSync } from 'node:zlib';
import { Event } from '@/lib/contract/event';
import { pointsTables, type PointsTable } from '@/lib/domain/series/points-table';
import { toSeriesResult } from '@/lib/domain/series/series-result';
import { foundBySearch } from '@/tests/journeys/support/found-by-search';
import type { App } from '@/tests/journeys/support/app/app';
import type { DrivenMatch, Matches } from '@/tests/journeys/support/app/matches';
import { expect, test, type Page } from '@/tests/journeys/support/test';
import { violations } from '@/tests/journeys/support/violations';

/** Three results between four sides, the latest last, and a match to come. */
async function startSeries(matches: Matches) {
  const first = await matches.start({ at: 1, startsIn: -72, stage: 'Match 1' });
  const { competition } = first;
  const second = await matches.start({ at: 1, startsIn: -48, stage: 'Match 2', competition });
  const third = await matches.start({
    at: 1,
    startsIn: -24,
    stage: 'Match 3',
    competition,
    teams: [first.teams[0], second.teams[0]],
  });
  await matches.start({ stage: 'Match 4', competition });
  return { name: competition, league: first.league, results: [first, second, third] };
}

/** The tables computed from the scorecards of the matches. */
async function tablesOf(app: App, matches: DrivenMatch[]): Promise<PointsTable[]> {
  const events = await Promise.all(
    matches.map(async ({ id }) => (await fetch(`${app.apiUrl}/api/events/${id}`)).json()),
  );
  return pointsTables(events.map(event => toSeriesResult(Event.parse(event))));
}

const pointsTablesOn = (page: Page) =>
  page.getByRole('region', { name: 'Points table' }).getByRole('table');

/** The figures of the points tables as numbers, by table and team. */
const shownFigures = (page: Page) =>
  pointsTablesOn(page).evaluateAll(tables =>
    tables.map(table =>
      [...table.querySelectorAll('tbody tr')].map(row =>
        [...row.children].map(({ textContent }) => textContent.replace('−', '-')),
      ),
    ),
  );

const figuresOf = ({ rows }: PointsTable) => {
  const hasTie = rows.some(({ tied }) => tied > 0);
  return rows.map(({ team, played, won, lost, tied, noResult, points, netRunRate: rate }) => [
    team,
    ...[played, won, lost, ...(hasTie ? [tied] : []), noResult, points].map(String),
    rate === null ? '–' : `${rate > 0 ? '+' : ''}${rate.toFixed(3)}`,
  ]);
};

test(
  "a league's list leads to its series, that to a match, and back",
  { tag: '@deep-on-phones' },
  async ({ page, app, matches }) => {
    const { name, league, results: ended } = await startSeries(matches);
    await page.goto(`/odds/matches/${league}/future`);
    await page.getByRole('link', { name: /: fixtures, results and table$/ }).click();
    await expect(page).toHaveURL(`/series/${league}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('button', { name: `Follow ${name}` })).toBeVisible();

    await expect(pointsTablesOn(page)).toBeVisible();
    const expected = (await tablesOf(app, ended)).map(figuresOf);
    expect(expected.flat()).toHaveLength(4);
    expect(await shownFigures(page)).toEqual(expected);
    for (const table of await pointsTablesOn(page).all())
      await expect(table).toHaveAccessibleName(/, \d{4}/);
    expect(await violations(page)).toEqual([]);

    const results = page.getByRole('region', { name: 'Results' });
    await results.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/matches\//);
    await page.getByRole('link', { name: `${name}: fixtures, results and table` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByText('Series').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Series');
    await expect(
      page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) }),
    ).toBeVisible();
  },
);

test(
  'hidden scores cover the table and the results',
  { tag: '@deep-on-phones' },
  async ({ page, matches }) => {
    const { league } = await startSeries(matches);
    await page.goto('/following');
    await page.getByRole('checkbox', { name: 'Hide scores' }).check();
    await page.goto(`/series/${league}`);

    const covers = page.locator('main .score-cover');
    await expect(covers).not.toHaveCount(0);
    for (const cover of await covers.all()) await expect(cover).toHaveCSS('visibility', 'hidden');
    await expect(page.getByRole('table')).toHaveCount(0);
  },
);

test(
  'a series is complete without scripts, within its budget, at 320 px',
  { tag: '@deep-on-phones' },
  async ({ noJsPage: page, matches }) => {
    const { league } = await startSeries(matches);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ['/series', `/series/${league}`]) {
      const response = await page.goto(path);
      const html = (await response?.body()) ?? Buffer.alloc(0);

      expect(gzipSync(html).byteLength, path).toBeLessThanOrEqual(20 * 1024);
      expect(await page.locator('*').count(), path).toBeLessThanOrEqual(1000);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
    await expect(pointsTablesOn(page)).toBeVisible();
    for (const name of ['Fixtures', 'Results'])
      await expect(page.getByRole('region', { name })).toBeVisible();
  },
);

test('a series that does not exist is not found', { tag: '@desktop' }, async ({ request }) => {
  expect((await request.get('/series/no-such-league')).status()).toBe(404);
});

test(
  'who searches for the points table of a league is led to it',
  { tag: '@desktop' },
  async ({ page, app, matches }) => {
    const { name, league, results } = await startSeries(matches);
    const [first] = results;
    if (first) await foundBySearch(app, name, first);
    await page.goto(`/search?${new URLSearchParams({ q: `${name} points table` })}`);

    await page.getByRole('main').getByRole('link', { name, exact: true }).click();

    await expect(page).toHaveURL(`/series/${league}`);
    await expect(pointsTablesOn(page)).toBeVisible();
  },
);
