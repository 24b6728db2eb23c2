import { gzipSync } from 'node:zlib';
import { Background } from '@/lib/contract/background';
import { scoresOnlyCookie } from '@/lib/routing/scores-only';
import type { App } from '@/tests/journeys/support/app/app';
import type { DrivenMatch, Matches } from '@/tests/journeys/support/app/matches';
import { expect, test } from '@/tests/journeys/support/test';
import { violations } from '@/tests/journeys/support/violations';

const maxHtmlBytes = 30 * 1024;

/** Five ended matches of two sides, a day apart, and the one to come, when the API knows them. */
async function startSeries(app: App, matches: Matches, women = false) {
  const first = await matches.start({ at: 1, startsIn: -200, women });
  const same = {
    competition: first.competition,
    teams: [...first.teams] as [string, string],
    women,
  };
  for (const startsIn of [-176, -152, -128, -104])
    await matches.start({ at: 1, startsIn, ...same });
  const next = await matches.start(same);
  await expect
    .poll(async () => {
      // The figures are written in the background, a second after an end by the app's clock.
      await app.advance(1000);
      const answer = await fetch(`${app.apiUrl}/api/events/${next.id}/background/`);
      return Background.parse(await answer.json()).meetings.matches;
    })
    .toBe(5);
  await app.forgetCopies();
  return next;
}

const backgroundOf = async (app: App, { id }: DrivenMatch) =>
  Background.parse(await (await fetch(`${app.apiUrl}/api/events/${id}/background/`)).json());

test(
  'a match to come has form, meetings, ground and a preview, which leads to them',
  { tag: '@deep-on-phones' },
  async ({ page, app, matches }) => {
    const match = await startSeries(app, matches);
    const { ground } = await backgroundOf(app, match);
    await page.goto(`${match.path}#info`);

    const preview = page.locator('#panel-info section').filter({ hasText: 'Written by a program' });
    await expect(preview.getByRole('heading', { name: 'Preview' })).toBeVisible();
    await expect(preview).toContainText(`${match.teams[0]}`);
    for (const name of ['Form', 'Meetings', 'Ground'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Form', exact: true })).toContainText(
      'Form of the 5 matches on this site',
    );
    const rowOf = (region: string, name: RegExp) =>
      page.getByRole('region', { name: region, exact: true }).getByRole('row', { name });
    await expect(rowOf('Meetings', /^T20 5 /)).toHaveCount(1);
    // Matches of other tests are played there, too.
    await expect(rowOf('Ground', /^T20 \d+ /)).toHaveCount(1);
    expect(await violations(page)).toEqual([]);

    await preview.getByRole('link', { name: 'form', exact: true }).click();
    await expect(page).toHaveURL(/#form$/);
    await expect(page.locator('#form')).toBeInViewport();
    await page
      .getByRole('link', { name: String(ground?.name), exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(/\/grounds\//);
  },
);

test(
  'it is complete without scripts and prices, at 320 px, within the budget of a match page',
  { tag: '@desktop' },
  async ({ noJsPage: page, app, matches }) => {
    const match = await startSeries(app, matches, true);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const scoresOnly of ['', scoresOnlyCookie.on]) {
      await page
        .context()
        .addCookies([{ name: scoresOnlyCookie.name, value: scoresOnly, url: app.url }]);
      const answer = await page.goto(match.path);
      const html = (await answer?.text()) ?? '';
      expect(gzipSync(html).byteLength).toBeLessThanOrEqual(maxHtmlBytes);
      await expect(page.getByText(/^Written by a program from the records/)).toBeVisible();
      for (const name of ['Form', 'Meetings', 'Ground'])
        await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  },
);

test(
  'the men of two sides have no form from the matches of the women',
  { tag: '@desktop' },
  async ({ page, app, matches }) => {
    const women = await startSeries(app, matches, true);
    const men = await matches.start({
      competition: `${women.competition} men`,
      teams: [...women.teams] as [string, string],
    });
    await page.goto(men.path);

    await expect(page.getByRole('tab', { name: 'Match info' })).toBeVisible();
    for (const name of ['Form', 'Meetings'])
      await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0);
    // They are played at the same ground.
    await expect(page.getByRole('region', { name: 'Ground', exact: true })).toBeVisible();
  },
);
