import { Event } from '@/lib/contract/event';
import { toPlayerFigures } from '@/lib/domain/figures/player-figures';
import { Player } from '@/lib/contract/figures';
import { playerPath } from '@/lib/domain/figures/player';
import type { App } from '@/tests/journeys/support/app/app';
import type { DrivenMatch } from '@/tests/journeys/support/app/matches';
import { foundBySearch } from '@/tests/journeys/support/found-by-search';
import { graphProblems } from '@/tests/journeys/support/graph-problems';
import { expect, test } from '@/tests/journeys/support/test';
import { violations } from '@/tests/journeys/support/violations';

const eventOf = async (app: App, { id }: DrivenMatch) =>
  Event.parse(await (await fetch(`${app.apiUrl}/api/events/${id}`)).json());

/** The batter of the last innings with the most runs, as the scorecard has it. */
async function topScorer(app: App, match: DrivenMatch) {
  const { match_info: info } = await eventOf(app, match);
  const lines = (info?.Innings?.at(-1)?.Batsmen ?? []).filter(({ Runs }) => Runs !== '');
  const [line] = lines.toSorted((a, b) => Number(b.Runs) - Number(a.Runs));
  const teams = info?.Teams && !Array.isArray(info.Teams) ? Object.values(info.Teams) : [];
  const named = teams.flatMap(({ Players: all }) =>
    all && !Array.isArray(all) ? Object.entries(all) : [],
  );
  const id = String(line?.Batsman);
  const name = String(named.find(([key]) => key === id)?.[1].Name_Full);
  return { id, name, runs: String(line?.Runs), balls: String(line?.Balls) };
}

/** The figures are written in the background, a second after an end by the app's clock. */
async function figuresOf(app: App, id: string, matches: number) {
  const read = async () => (await fetch(`${app.apiUrl}/api/players/${id}/`)).json();
  await expect
    .poll(async () => {
      await app.advance(1000);
      return Player.safeParse(await read()).data?.matches.length;
    })
    .toBe(matches);
  await app.forgetCopies();
  return toPlayerFigures(Player.parse(await read()));
}

test(
  'a name in a scorecard leads to the figures of the player, and these back to the match',
  { tag: '@deep-on-phones' },
  async ({ page, app, matches }) => {
    const match = await matches.start({ at: 1 });
    const { id, name, runs, balls } = await topScorer(app, match);
    await figuresOf(app, id, 1);
    await page.goto(`${match.path}#score`);
    await page.getByRole('link', { name, exact: true }).first().click();

    await expect(page).toHaveURL(playerPath({ id, name }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(/^Figures of the one match on this site, \d{4}/)).toBeVisible();
    const batting = page.getByRole('table', { name: 'Batting', exact: true });
    const row = batting.getByRole('row', { name: /^T20/ });
    await expect(row.getByRole('cell').nth(3)).toHaveText(runs);
    await expect(row.getByRole('cell').nth(6)).toHaveText(balls);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(await violations(page)).toEqual([]);

    await page
      .getByRole('region', { name: 'Match by match' })
      .getByRole('link', { name: `${match.teams[0]} v ${match.teams[1]}` })
      .or(page.getByRole('link', { name: `${match.teams[1]} v ${match.teams[0]}` }))
      .click();
    await expect(page).toHaveURL(new RegExp(`${match.path}(#score)?$`));
  },
);

test(
  'a player of five matches may be indexed, is in a sitemap, and described as a person',
  { tag: '@desktop' },
  async ({ page, app, matches }) => {
    const first = await matches.start({ at: 1, startsIn: -100 });
    const { id, name, runs } = await topScorer(app, first);
    for (const startsIn of [-80, -60, -40, -20]) {
      const other = await matches.start({ at: 1, startsIn, competition: first.competition });
      const { id: ownId } = await topScorer(app, other);
      const info = JSON.stringify((await eventOf(app, other)).match_info);
      await other.push({ match_info: JSON.parse(info.replaceAll(`"${ownId}"`, `"${id}"`)) });
    }
    const figures = await figuresOf(app, id, 5);
    expect(figures.formats[0]?.batting?.runs).toBe(5 * Number(runs));

    await page.goto(playerPath({ id, name }));
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    const path = playerPath({ id, name });
    const html = await (await page.request.get(path)).text();
    expect(await graphProblems(path, html, app.url)).toEqual([]);
    const graph = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(graph ?? '')['@graph']).toContainEqual(
      expect.objectContaining({ '@type': 'Person', name }),
    );
    const sitemap = await page.request.get('/sitemaps/players-1.xml');
    expect(await sitemap.text()).toContain(`${app.url}${playerPath({ id, name })}`);
  },
);

test(
  'players are listed by letter and by side, and found by surname, without scripts',
  { tag: '@desktop' },
  async ({ noJsPage: page, app, matches }) => {
    const match = await matches.start({ at: 1 });
    const { id, name: usual } = await topScorer(app, match);
    // Players of other tests have the names of the record.
    const surname = `Zan${match.competition.split(' ').at(-1)?.toLowerCase()}`;
    const name = `QX ${surname}`;
    const info = JSON.stringify((await eventOf(app, match)).match_info);
    await match.push({ match_info: JSON.parse(info.replaceAll(`"${usual}"`, `"${name}"`)) });
    await expect.poll(async () => (await figuresOf(app, id, 1)).name).toBe(name);

    await page.goto('/players');
    await page
      .getByRole('navigation', { name: 'Sides' })
      .getByRole('link', { name: new RegExp(`^${match.teams[0]} \\d`) })
      .or(page.getByRole('link', { name: new RegExp(`^${match.teams[1]} \\d`) }))
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Players of /);
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Players' })
      .click();
    await page
      .getByRole('navigation', { name: 'Letters' })
      .getByRole('link', { name: /^Z \d/ })
      .click();
    const listed = page.locator(`main a[href="${playerPath({ id, name })}"]`);
    await expect(listed).toBeVisible();

    await foundBySearch(app, surname, { id });
    await page.goto(`/search?q=${surname}`);
    await expect(listed).toBeVisible();
  },
);

test(
  'figures of names in any script fit at 320 px, and a former name leads to the present one',
  { tag: '@desktop' },
  async ({ page, app, matches }) => {
    const match = await matches.start({ at: 1 });
    const { id, name } = await topScorer(app, match);
    const info = (await eventOf(app, match)).match_info;
    const long = 'विराट प्रेमकुमार अनन्तपद्मनाभन् कोहलीचन्द्रशेखरराव';
    const renamed = JSON.parse(JSON.stringify(info).replaceAll(`"${name}"`, `"${long}"`));
    await match.push({ match_info: renamed });
    await figuresOf(app, id, 1);
    await page.setViewportSize({ width: 320, height: 700 });

    await page.goto(playerPath({ id, name }));
    await expect(page).toHaveURL(playerPath({ id, name: long }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(long);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

test(
  'a series has its leaders, who lead to their figures',
  { tag: '@desktop' },
  async ({ page, app, matches }) => {
    const match = await matches.start({ at: 1 });
    const { id, name, runs } = await topScorer(app, match);
    await figuresOf(app, id, 1);
    await page.goto(`/series/${match.league}`);
    const leaders = page.getByRole('region', { name: 'Leaders' });

    await expect(leaders).toContainText('of the 1 match on this site');
    await expect(leaders.getByRole('heading', { level: 3 })).toHaveText([
      ...['Most runs', 'Most wickets', 'Most sixes', 'Highest scores', 'Best bowling'],
      ...['Best strike rates', 'Best economy rates'],
    ]);
    await expect(leaders.getByRole('row', { name: new RegExp(`^${name}`) }).first()).toContainText(
      runs,
    );
    expect(await violations(page)).toEqual([]);
    await leaders.getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(playerPath({ id, name }));
  },
);

test(
  'the ground of a match leads to its figures, which are complete without scripts',
  { tag: '@desktop' },
  async ({ page, noJsPage, app, matches }) => {
    const match = await matches.start({ at: 1 });
    const { id } = await topScorer(app, match);
    await figuresOf(app, id, 1);
    const ground = String((await eventOf(app, match)).match_info?.Matchdetail?.Venue?.Name);
    await page.goto(`${match.path}#info`);
    await page.getByRole('link', { name: ground }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ground);
    const mine = page.getByRole('link', { name: match.teams.join(' v '), exact: true });
    await expect(mine).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await noJsPage.setViewportSize({ width: 320, height: 700 });
    await noJsPage.goto('/grounds');
    await noJsPage
      .getByRole('navigation', { name: 'Grounds' })
      .getByRole('link', { name: new RegExp(`^${ground}`) })
      .click();
    for (const name of ['By format', 'Best innings', 'Matches'])
      await expect(noJsPage.getByRole('region', { name, exact: true })).toBeVisible();
    expect(await noJsPage.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

test(
  'an unknown player, letter, side or ground is not found',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const path of [
      '/players/v-nobody-1',
      '/players/letter/qq',
      '/players/side/no-such-side',
      '/grounds/no',
    ])
      expect((await request.get(path)).status(), path).toBe(404);
  },
);
