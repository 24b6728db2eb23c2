import { EventPage, Event } from '@/lib/contract/event';
import { Leagues } from '@/lib/contract/league';
import { Series } from '@/lib/contract/series';
import { parseResponse } from '@/lib/contract/validation/parse';
import { listPath } from '@/lib/domain/match/match-filter';
import { pointsTables, type PointsTable } from '@/lib/domain/series/points-table';
import { toSeriesResult } from '@/lib/domain/series/series-result';
import { apiUrl } from '@/tests/fixtures/servers/e2e-ports';
import { gzipSync } from 'node:zlib';
import { violations } from './support/violations';
import { expect, test, type APIRequestContext, type Page } from './support/test';

const json = async (request: APIRequestContext, path: string): Promise<unknown> =>
  (await request.get(apiUrl + path)).json();

/** The league with the most tables. */
async function leagueWithTable(request: APIRequestContext): Promise<string> {
  const { leagues } = parseResponse(Leagues, await json(request, '/api/leagues/')).data;
  const found = await Promise.all(
    leagues.map(async ({ slug }) => {
      const wire = await json(request, `/api/leagues/${slug}/series/`);
      return { slug, count: parseResponse(Series, wire).data.tables?.length ?? 0 };
    }),
  );
  const [most] = found.toSorted((a, b) => b.count - a.count);
  if (!most || most.count === 0) throw new Error('the demo has no league with a table');
  return most.slug;
}

/** The tables of a league, computed from the scorecards of its matches. */
async function tablesOf(request: APIRequestContext, league: string): Promise<PointsTable[]> {
  const wire = await json(request, '/api/events/history/?page_size=100&list=1');
  const past = parseResponse(EventPage, wire).data.results.filter(one => one.league === league);
  const events = await Promise.all(
    past.map(({ id }) => json(request, `/api/events/${id}?history=true`)),
  );
  const results = events.map(event => toSeriesResult(parseResponse(Event, event).data));
  return pointsTables(results.filter(result => result !== null).toReversed());
}

/** The figures of the page's tables as numbers, by table and team. */
const shownFigures = (page: Page) =>
  page
    .getByRole('table')
    .evaluateAll(tables =>
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

test("a league's list leads to its series, that to a match, and back", async ({
  page,
  request,
}) => {
  test.slow();
  const league = await leagueWithTable(request);
  await page.goto(listPath(league, 'in-play'));
  await page.getByRole('link', { name: /: fixtures, results and table$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/series/${league}$`));
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await expect(page.getByRole('button', { name: `Follow ${name}` })).toBeVisible();

  // A match may end meanwhile: the page then has it after its lifetime.
  await expect(async () => {
    await page.reload();
    // A phone lays it out a moment later.
    await expect(page.getByRole('table').first()).toBeVisible();
    const expected = (await tablesOf(request, league)).map(figuresOf);
    expect(expected.length).toBeGreaterThan(0);
    expect(await shownFigures(page)).toEqual(expected);
  }).toPass({ timeout: 60_000 });
  for (const table of await page.getByRole('table').all())
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
});

test(
  'hidden scores cover the table and the results',
  { tag: '@deep-on-phones' },
  async ({ page, request }) => {
    const league = await leagueWithTable(request);
    await page.goto('/following');
    await page.getByRole('checkbox', { name: 'Hide scores' }).check();
    await page.goto(`/series/${league}`);

    const covers = page.locator('main .score-cover');
    await expect(covers.first()).toBeAttached();
    for (const cover of await covers.all()) await expect(cover).toHaveCSS('visibility', 'hidden');
    await expect(page.getByRole('table')).toHaveCount(0);
  },
);

test('a series is complete without scripts, within its budget, at 320 px', async ({
  noJsPage: page,
  request,
}) => {
  const league = await leagueWithTable(request);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/series', `/series/${league}`]) {
    const response = await page.goto(path);
    const html = (await response?.body()) ?? Buffer.alloc(0);

    expect(gzipSync(html).byteLength, path).toBeLessThanOrEqual(20 * 1024);
    expect(await page.locator('*').count(), path).toBeLessThanOrEqual(1000);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
  await expect(page.getByRole('table').first()).toBeVisible();
});

test(
  'a series has outrights where prices are shown, and no price in scores only',
  { tag: '@deep-on-phones' },
  async ({ page, isMobile }) => {
    await page.goto('/series/ipl');
    const outrights = page.getByRole('region', { name: 'Outrights' });
    const offers = page.locator('main a[href*="/redirect/"]');
    await expect(outrights).toBeVisible();
    await expect(offers.first()).toBeAttached();
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Scores only' }).click();

    await expect(outrights).toHaveCount(0);
    await expect(offers).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Fixtures' })).toBeVisible();
  },
);

test(
  'a series that does not exist is not found',
  { tag: '@deep-on-phones' },
  async ({ request }) => {
    expect((await request.get('/series/no-such-league')).status()).toBe(404);
  },
);
